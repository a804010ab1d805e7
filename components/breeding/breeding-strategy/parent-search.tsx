import type { Response } from "@/lib/contract/calls";
import { useMessages } from "#use-messages";
import { usePagedSearch } from "@/components/form/use-paged-search";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox-client";
import { breedingStrategyRoutes } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.routes";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

interface ParentSearchProps {
  readonly role: ParentRole;
  readonly species: SpeciesName;
  readonly label: string;
  readonly error?: string | undefined;
  readonly onChoose: (animal: Response<"breedingStrategy.parents">["results"][number]) => void;
}

/** Chooses an animal whose results the user may see. */
export function ParentSearch({ role, species, label, error, onChoose }: ParentSearchProps) {
  const messages = useMessages("breedingStrategy.form");
  const dispatch = useShopDispatch();
  const found = usePagedSearch(async (query, page) => {
    const input = { query: { role, species, query, page } };
    const result = await dispatch(callApi(breedingStrategyRoutes.parents, input));
    return result.ok ? result.data : undefined;
  });
  if (found.hasFailed)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">{messages.failed}</p>
        <Button kind="secondary" onClick={found.retry}>
          {messages.retry}
        </Button>
      </div>
    );
  return (
    <Combobox
      label={label}
      hint={messages.search}
      options={found.items.map(({ id, name, breed, isMine }) => ({
        value: String(id),
        label: [name, breed, isMine ? null : messages.shared].filter(Boolean).join(", "),
      }))}
      onSearch={found.search}
      onMore={found.more}
      onChoose={(option) => {
        const animal = found.items.find(({ id }) => String(id) === option?.value);
        if (animal) onChoose(animal);
      }}
      isLoading={found.isLoading}
      loadingLabel={messages.searching}
      emptyLabel={messages.none}
      error={error}
    />
  );
}
