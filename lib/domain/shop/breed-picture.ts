import { breedPicturePath, pawPicture } from "./breed-picture-path";
import drawn from "./drawn-breeds.json";
import type { SpeciesName } from "@/lib/domain/species";

/** Pictures by id of breed. A variety that looks like its breed has the picture of the breed. */
const pictures: Readonly<Record<SpeciesName, Readonly<Record<string, string>>>> = drawn;

/** Undefined for a breed without a picture of its own. */
export function findBreedPicture(species: SpeciesName, id: number): string | undefined {
  return pictures[species][id];
}

/** Path of the portrait of a breed. Other, mixed and unknown breeds have the paw of their species. */
export function breedPicture(species: SpeciesName, id: number | undefined): string {
  const picture = id === undefined ? undefined : findBreedPicture(species, id);
  return picture === undefined ? pawPicture(species) : breedPicturePath(species, picture);
}
