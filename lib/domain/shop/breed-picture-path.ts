import type { SpeciesName } from "@/lib/domain/species";

export const breedPicturePath = (species: SpeciesName, picture: string) =>
  `/pictures/breeds/${species}/${picture}.svg`;

export const pawPicture = (species: SpeciesName) => `/pictures/breeds/${species}.svg`;
