import { groupName } from "@/components/shop/breeds/group-name";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { BreedIndex } from "@/components/shop/breeds/breed-index-client";
import { encodeBreedList, listGroupNames } from "@/components/shop/breeds/breed-list-encoding";
import type { ListedBreed } from "@/lib/contract/shop/breeds/breeds.types";
import { findBreedPicture } from "@/lib/domain/shop/breed-picture";
import type { SpeciesName } from "@/lib/domain/species";

interface AllBreedsProps {
  readonly species: SpeciesName;
  readonly breeds: readonly ListedBreed[];
}

/** Encodes the list, which has hundreds of entries, for the client component. */
export function AllBreeds({ species, breeds }: AllBreedsProps) {
  const groups = listGroupNames(breeds);
  const items = breeds.map(({ id, name, group }) => ({
    id,
    name,
    group,
    picture: findBreedPicture(species, id),
  }));
  const { letters } = requestMessages("breeds");
  return (
    <ClientMessages areas={["breeds.search"]}>
      <BreedIndex
        species={species}
        breeds={encodeBreedList(items, groups)}
        groups={groups.map(groupName)}
        lettersLabel={letters}
      />
    </ClientMessages>
  );
}
