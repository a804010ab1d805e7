import { allBreedsIds } from "@/lib/config/shop/categories";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import type { Translator } from "@/lib/i18n/translator";

/** Name of a chosen breed. Two ids mean every breed of a species; an id typed into the address may be unknown. */
export function breedFilterLabel(id: number, breeds: Facets["breeds"], t: Translator<"store">): string {
  const known = breeds.find((breed) => breed.id === id);
  if (known) return known.name;
  if (id === allBreedsIds.canine) return t("anyBreed.canine");
  return id === allBreedsIds.feline ? t("anyBreed.feline") : t("unknownBreed");
}
