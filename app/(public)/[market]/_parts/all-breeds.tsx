import { BreedIndex } from "@/components/breeds/breed-index-client";
import { breedLines, groupsOf } from "@/components/breeds/breed-lines";
import type { Language } from "@/lib/config/languages";
import type { ListedBreed } from "@/lib/contract/breeds/breeds.types";
import type { SpeciesName } from "@/lib/domain/species";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface AllBreedsProps {
  readonly species: SpeciesName;
  readonly breeds: readonly ListedBreed[];
  readonly language: Language;
}

/** What the list travels with is made here: it is hundreds of lines long. */
export function AllBreeds({ species, breeds, language }: AllBreedsProps) {
  const groups = groupsOf(breeds);
  const words = { ...messagesOf(language, "breed").search, letters: wordsOf(language, "breed")("letters") };
  return <BreedIndex species={species} breeds={breedLines(breeds, groups)} groups={groups} words={words} />;
}
