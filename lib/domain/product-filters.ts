import type { UserType } from "@/lib/config/user-types";
import { vetCatalogueCategoryIds } from "@/lib/navigation/catalogues";
import { listCategoryPages, type ShopRole } from "@/lib/navigation/category-pages";
import { type SpeciesName, speciesNames } from "./species";

/**
 * How far a product search reaches: everything there is, with its details; what is for the visitor; or what is for
 * whom a shelf is, of its species.
 */
export type SearchScope =
  "everything" | "visitor" | { readonly role: ShopRole; readonly species: SpeciesName | null };

/** What is asked along with the text. Only vets keep to the categories of their own shelves. */
export function productFilters(reach: SearchScope, visitor: UserType) {
  if (reach === "everything") return { isDetails: true };
  const { role, species } = reach === "visitor" ? { role: visitor, species: null } : reach;
  return {
    ...(species && { species }),
    ...(role !== "guest" && { user_type: role }),
    ...(role === "vet" && { category_ids: vetCategories(species).join(",") }),
  };
}

function vetCategories(species: SpeciesName | null): readonly number[] {
  const sides = speciesNames.filter((name) => species === null || name === species);
  const ids = sides.flatMap((name) =>
    listCategoryPages({ role: "vet", species: name }).flatMap((shelf) => shelf.categoryIds),
  );
  return [...new Set([...ids, ...vetCatalogueCategoryIds(species)])].sort((one, other) => one - other);
}
