"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { useBreedSearch } from "@/components/account/public/use-breed-search";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import { limits } from "@/lib/config/limits";

interface BreedPickerProps {
  readonly previous: readonly { readonly id: number; readonly name: string }[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

const chosenStyles =
  "flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-small font-medium hover:border-ink";

export function BreedPicker({ previous, error, onChange }: BreedPickerProps) {
  const t = useTranslator("responsibleBreeders.fields");
  const [chosen, setChosen] = useState<readonly Option[]>(
    previous.map(({ id, name }) => ({ value: String(id), label: name })),
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
        label={t("breeds")}
        hint={isFull ? t("full", { count: limits.listedBreeds }) : t("breedsHint")}
        {...(error !== undefined && { error })}
        options={breeds.options}
        onSearch={breeds.search}
        onMore={breeds.more}
        isLoading={breeds.isLoading}
        loadingLabel={t("searching")}
        emptyLabel={t("noBreed")}
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
              aria-label={t("remove", { name: label })}
              className={chosenStyles}
              onClick={() => change(chosen.filter((option) => option.value !== value))}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
