"use client";

import { type SyntheticEvent, useState } from "react";
import { Chips } from "@/components/ui/chips";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import { limits } from "@/lib/config/limits";
import { accountRoutes } from "@/lib/contract/account/account.routes";
import { saveBreeds } from "@/store/profile";
import { FormCard } from "./form-card";
import type { SendingWords } from "@/components/form/failure-words";
import type { ProfileWords } from "./profile-words";
import { useBreedSearch } from "./use-breed-search";
import { useSending } from "@/components/form/use-sending";

interface BreedsFormProps {
  readonly chosen: readonly Option[];
  readonly words: ProfileWords["breeds"];
  readonly sendingWords: SendingWords;
}

export function BreedsFormClient({ chosen: before, words, sendingWords }: BreedsFormProps) {
  const [chosen, setChosen] = useState(before);
  const [error, setError] = useState<string>();
  const breeds = useBreedSearch();
  const saving = useSending({ failed: accountRoutes.animalPreset.failure, words: sendingWords });

  function change(next: readonly Option[]) {
    saving.forget();
    setError(
      next.length > limits.presetBreeds ? words.full.replace("{count}", `${limits.presetBreeds}`) : undefined,
    );
    setChosen(next.slice(0, limits.presetBreeds));
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { fields } = await saving.run(saveBreeds(chosen.map(({ value }) => Number(value))), ["breed_ids"]);
    setError(fields["breed_ids"]);
  }

  return (
    <FormCard
      title={words.title}
      intro={words.intro}
      words={sendingWords}
      saving={saving}
      onSubmit={(event) => void submit(event)}
    >
      {chosen.length === 0 && <p>{words.none}</p>}
      {chosen.length > 0 && <Chips items={chosen.map(({ label }) => label)} moreLabel={words.more} />}
      <RemoveList
        chosen={chosen}
        words={words}
        onRemove={(value) => change(chosen.filter((one) => one.value !== value))}
      />
      <Combobox
        label={words.search}
        hint={words.searchHint}
        {...(error !== undefined && { error })}
        options={breeds.options}
        onSearch={breeds.search}
        onMore={breeds.more}
        isLoading={breeds.isLoading}
        loadingLabel={words.loading}
        emptyLabel={words.empty}
        onChoose={(option) => {
          if (option && !chosen.some(({ value }) => value === option.value)) change([...chosen, option]);
        }}
      />
    </FormCard>
  );
}

interface RemoveListProps {
  readonly chosen: readonly Option[];
  readonly words: ProfileWords["breeds"];
  readonly onRemove: (value: string) => void;
}

const removeLook =
  "flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-small font-medium hover:border-ink";

function RemoveList({ chosen, words, onRemove }: RemoveListProps) {
  if (chosen.length === 0) return null;
  return (
    <details className="open:grid open:gap-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{words.change}</summary>
      <ul className="flex flex-wrap gap-2">
        {chosen.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={words.remove.replace("{name}", label)}
              className={removeLook}
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
