import type { UserType } from "@/lib/config/user-types";
import { vetCatalogueCategoryIds } from "./catalogues";
import { listCategoryPages, type ShopRole } from "./category-pages";
import { type SpeciesName, speciesNames } from "@/lib/domain/species";

/**
 * Scope of a product search: all products with details, the products for the visitor, or the products of a catalogue's
 * role and species.
 */
export type SearchScope =
  | "everything"
  | "visitor"
  | { readonly role: ShopRole; readonly species: SpeciesName | null };

/** Filters sent with the search text. Only vets are limited to the categories of their own pages. */
export function productFilters(scope: SearchScope, visitor: UserType) {
  if (scope === "everything") return { isDetails: true };
  const { role, species } = scope === "visitor" ? { role: visitor, species: null } : scope;
  return {
    ...(species && { species }),
    ...(role !== "guest" && { user_type: role }),
    ...(role === "vet" && { category_ids: vetCategories(species).join(",") }),
  };
}

function vetCategories(species: SpeciesName | null): readonly number[] {
  const names = speciesNames.filter((name) => species === null || name === species);
  const ids = names.flatMap((name) =>
    listCategoryPages({ role: "vet", species: name }).flatMap((page) => page.categoryIds),
  );
  return [...new Set([...ids, ...vetCatalogueCategoryIds(species)])].sort((a, b) => a - b);
}
