"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Chips } from "@/components/ui/chips";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import { limits } from "@/lib/config/limits";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { FormCard } from "@/components/form/form-card";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { useBreedSearch } from "@/components/account/public/use-breed-search";
import { useRouteCall } from "@/components/form/use-route-call";

export function BreedsFormClient({ chosen: initial }: { readonly chosen: readonly Option[] }) {
  const [chosen, setChosen] = useState(initial);
  const t = useTranslator("account.breeds");
  const [error, setError] = useState<string>();
  const breeds = useBreedSearch();
  const fields = useRef<HTMLDivElement>(null);
  const expectFocus = useFocusAfterChange(chosen, () =>
    fields.current?.querySelector<HTMLElement>("summary, input"),
  );
  const saving = useRouteCall(accountRoutes.animalPreset);

  function change(next: readonly Option[]) {
    saving.reset();
    setError(next.length > limits.presetBreeds ? t("full", { count: limits.presetBreeds }) : undefined);
    setChosen(next.slice(0, limits.presetBreeds));
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { breed_ids: chosen.map(({ value }) => Number(value)) };
    const outcome = await saving.send({ body }, ["breed_ids"]);
    setError(outcome.ok ? undefined : outcome.fields["breed_ids"]);
  }

  return (
    <FormCard
      title={t("title")}
      intro={t("intro")}
      form={{ ...saving, submit: (event) => void submit(event) }}
    >
      {chosen.length === 0 && <p>{t("none")}</p>}
      {chosen.length > 0 && (
        <Chips items={chosen.map(({ label }) => label)} moreLabel={(count) => t("more", { count })} />
      )}
      <div ref={fields} className="grid gap-4">
        <RemoveList
          chosen={chosen}
          onRemove={(value) => {
            expectFocus(true);
            change(chosen.filter((breed) => breed.value !== value));
          }}
        />
        <Combobox
          label={t("search")}
          hint={t("searchHint")}
          error={error}
          options={breeds.options}
          onSearch={breeds.search}
          onMore={breeds.more}
          isLoading={breeds.isLoading}
          loadingLabel={t("loading")}
          emptyLabel={t("empty")}
          onChoose={(option) => {
            if (option && !chosen.some(({ value }) => value === option.value)) change([...chosen, option]);
          }}
        />
      </div>
    </FormCard>
  );
}

interface RemoveListProps {
  readonly chosen: readonly Option[];
  readonly onRemove: (value: string) => void;
}

const removeButtonStyles =
  "flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-small font-medium hover:border-ink";

function RemoveList({ chosen, onRemove }: RemoveListProps) {
  const t = useTranslator("account.breeds");
  if (chosen.length === 0) return null;
  return (
    <details className="open:grid open:gap-2">
      <summary className="disclosure font-medium">{t("change")}</summary>
      <ul className="flex flex-wrap gap-2">
        {chosen.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={t("remove", { name: label })}
              className={removeButtonStyles}
              onClick={() => onRemove(value)}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
