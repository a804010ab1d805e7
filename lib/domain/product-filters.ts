import type { UserType } from "@/lib/config/user-types";
import { vetCatalogueIds } from "@/lib/navigation/catalogues";
import { shelvesOf, type ShelfRole } from "@/lib/navigation/shelves";
import { type SpeciesName, speciesNames } from "./species";

/**
 * How far a product search reaches: everything there is, with its details; what is for the visitor; or what is for
 * whom a shelf is, of its species.
 */
export type SearchReach =
  "everything" | "visitor" | { readonly role: ShelfRole; readonly species: SpeciesName | null };

/** What is asked along with the text. Only vets keep to the categories of their own shelves. */
export function productFilters(reach: SearchReach, visitor: UserType) {
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
    shelvesOf({ role: "vet", species: name }).flatMap((shelf) => shelf.categoryIds),
  );
  return [...new Set([...ids, ...vetCatalogueIds(species)])].sort((one, other) => one - other);
}
