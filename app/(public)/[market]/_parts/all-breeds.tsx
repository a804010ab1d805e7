import { BreedIndex } from "@/components/shop/breeds/breed-index-client";
import { encodeBreedList, listGroupNames } from "@/components/shop/breeds/breed-list-encoding";
import type { Language } from "@/lib/config/languages";
import type { ListedBreed } from "@/lib/contract/shop/breeds/breeds.types";
import { findBreedPicture } from "@/lib/domain/breed-picture";
import type { SpeciesName } from "@/lib/domain/species";
import { getMessages } from "@/lib/i18n/messages";

interface AllBreedsProps {
  readonly species: SpeciesName;
  readonly breeds: readonly ListedBreed[];
  readonly language: Language;
}

/** Encodes the list, which has hundreds of entries, for the client component. */
export function AllBreeds({ species, breeds, language }: AllBreedsProps) {
  const groups = listGroupNames(breeds);
  const items = breeds.map(({ id, name, group }) => ({
    id,
    name,
    group,
    picture: findBreedPicture(species, name),
  }));
  const { search, letters } = getMessages(language, "breeds");
  return (
    <BreedIndex
      species={species}
      breeds={encodeBreedList(items, groups)}
      groups={groups}
      lettersLabel={letters}
      messages={search}
    />
  );
}
