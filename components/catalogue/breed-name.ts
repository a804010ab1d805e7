import { allBreedsIds } from "@/lib/config/categories";
import type { Facets } from "@/lib/contract/products/products.types";
import type { Words } from "@/lib/domain/words";

/** Of a chosen breed. Two ids stand for every breed of a species; others that nobody knows may be typed. */
export function breedName(id: number, breeds: Facets["breeds"], words: Words<"store">): string {
  const known = breeds.find((breed) => breed.id === id);
  if (known) return known.name;
  if (id === allBreedsIds.canine) return words("anyBreed.canine");
  return id === allBreedsIds.feline ? words("anyBreed.feline") : words("unknownBreed");
}
