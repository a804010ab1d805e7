"use client";

import { useRef, useState } from "react";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import type { SpeciesName } from "@/lib/domain/species";
import { findBreedsOf } from "@/store/custom-profiles";
import { useShopDispatch } from "@/store/hooks";
import type { BuilderWords } from "./custom-words";

interface BreedFieldProps {
  readonly species: SpeciesName;
  readonly words: BuilderWords["builder"];
  readonly onChoose: (breed: number) => void;
}

export function BreedField({ species, words, onChoose }: BreedFieldProps) {
  const dispatch = useShopDispatch();
  const turn = useRef(0);
  const [found, setFound] = useState<readonly Option[]>([]);
  const [isLoading, setIsLoading] = useState(false);

  /** An answer that has been overtaken is not shown. */
  async function search(text: string) {
    turn.current += 1;
    const mine = turn.current;
    setIsLoading(true);
    const breeds = await dispatch(findBreedsOf(species, text.trim()));
    if (mine !== turn.current) return;
    setFound(breeds.map(({ id, name }) => ({ value: String(id), label: name })));
    setIsLoading(false);
  }

  return (
    <Combobox
      label={words.breed}
      hint={words.breedHint}
      options={found}
      onSearch={(text) => void search(text)}
      isLoading={isLoading}
      loadingLabel={words.breedLoading}
      emptyLabel={words.breedEmpty}
      onChoose={(option) => option && onChoose(Number(option.value))}
    />
  );
}
