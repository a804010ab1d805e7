"use client";

import { useState } from "react";
import { useBreedSearch } from "@/components/account/use-breed-search";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import { limits } from "@/lib/config/limits";
import type { BreederWords } from "./breeder-words";

interface BreedPickerProps {
  readonly before: readonly { readonly id: number; readonly name: string }[];
  readonly error: string | undefined;
  readonly words: BreederWords["fields"];
  readonly onChange: (ids: readonly number[]) => void;
}

const chosenLook =
  "flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-small font-medium hover:border-ink";

export function BreedPicker({ before, error, words, onChange }: BreedPickerProps) {
  const [chosen, setChosen] = useState<readonly Option[]>(
    before.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  const breeds = useBreedSearch();
  const isFull = chosen.length >= limits.listedBreeds;

  function change(next: readonly Option[]) {
    setChosen(next);
    onChange(next.map(({ value }) => Number(value)));
  }

  return (
    <div className="grid gap-2">
      <Combobox
        label={words.breeds}
        hint={isFull ? words.full.replace("{count}", String(limits.listedBreeds)) : words.breedsHint}
        {...(error !== undefined && { error })}
        options={breeds.options}
        onSearch={breeds.search}
        onMore={breeds.more}
        isLoading={breeds.isLoading}
        loadingLabel={words.searching}
        emptyLabel={words.noBreed}
        onChoose={(option) => {
          if (option && !isFull && !chosen.some(({ value }) => value === option.value))
            change([...chosen, option]);
        }}
      />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={words.remove.replace("{name}", label)}
              className={chosenLook}
              onClick={() => change(chosen.filter((one) => one.value !== value))}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
