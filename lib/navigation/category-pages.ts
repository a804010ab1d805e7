import {
  categoriesOfType,
  categoryIds,
  type CategoryName,
  testTypes,
  type TestType,
} from "@/lib/config/categories";
import { paths } from "./paths";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";

/** Whose part of the shop it is: their words, their choice of products. Prices never ask. */
export const roles = ["breeder", "vet", "owner"] as const;

export type ShopRole = (typeof roles)[number];

/** Where shelves stand together: the dogs' or the cats' side of somebody's part; owners have one for both. */
export interface LandingPage {
  readonly role: ShopRole;
  readonly species: SpeciesName | null;
}

interface Kind {
  readonly slug: string | Readonly<Record<SpeciesName, string>>;
  readonly categories: readonly CategoryName[];
}

const dnaTests: Kind = { slug: "dna-tests", categories: ["disease", "trait", "profile"] };
const fullBreedProfile: Kind = { slug: "full-breed-profile", categories: ["fullBreed", "fullBreedKit"] };
const innovative: Kind = { slug: "innovative", categories: ["innovative"] };

/** Every shelf, in the order in which it is shown. Its key names its words. */
const kinds = {
  breeder: {
    fullBreedProfile,
    dnaTests,
    parentage: { slug: "dna-profile-parentage", categories: ["profile"] },
    genoPet: { slug: "geno-pet", categories: ["genoPet", "mixedBreed", "lifePlan"] },
    multiPacks: { slug: "multi-packs", categories: ["multiPack"] },
    allTests: {
      slug: { canine: "dog-dna-tests", feline: "cat-dna-tests" },
      categories: ["fullBreed", "fullBreedKit", "disease", "trait", "profile", "genoPet", "mixedBreed"],
    },
    innovative,
  },
  vet: {
    genoPet: { slug: "geno-pet", categories: ["genoVet"] },
    fullBreedProfile,
    dnaTests,
    innovative,
  },
  owner: {
    products: {
      slug: "products",
      categories: ["genoPet", "mixedBreed", "lifePlan", "pregnancy", "fullBreed", "fullBreedKit"],
    },
  },
} as const satisfies Record<ShopRole, Record<string, Kind>>;

type KeyOf<Role extends ShopRole> = `${Role}.${Extract<keyof (typeof kinds)[Role], string>}`;

export type CategoryMessageKey = KeyOf<"breeder"> | KeyOf<"vet"> | KeyOf<"owner">;

export interface CategoryPage extends LandingPage {
  readonly slug: string;
  readonly path: string;
  readonly categoryIds: readonly number[];
  readonly messageKey: CategoryMessageKey;
}

/** A side for one species. It has a page of its own. */
export interface SpeciesLandingPage {
  readonly role: "breeder" | "vet";
  readonly species: SpeciesName;
}

export const speciesLandingPages: readonly SpeciesLandingPage[] = (["breeder", "vet"] as const).flatMap(
  (role) => speciesNames.map((species) => ({ role, species })),
);

export const ownerLandingPage = { role: "owner", species: null } as const satisfies LandingPage;

export const categoryPages: readonly CategoryPage[] = [...speciesLandingPages, ownerLandingPage].flatMap(
  (side) => Object.entries<Kind>(kinds[side.role]).map(([key, kind]) => buildCategoryPage(side, key, kind)),
);

function buildCategoryPage(side: LandingPage, key: string, { slug, categories }: Kind): CategoryPage {
  const ownSlug = typeof slug === "string" ? slug : slug[side.species ?? "canine"];
  const species = side.species === null ? speciesNames : [side.species];
  const ids = species.flatMap((name) => categories.flatMap((category) => categoryIds[name][category] ?? []));
  return {
    ...side,
    slug: ownSlug,
    path: `${paths.landingPage(side)}/${ownSlug}`,
    categoryIds: [...new Set(ids)],
    messageKey: wordsKey(side.role, key),
  };
}

/** The key is one of the role's own: it was read from its kinds. */
function wordsKey(role: ShopRole, key: string): CategoryMessageKey {
  return `${role}.${key}` as CategoryMessageKey;
}

export function listLandingPages(role: ShopRole): readonly LandingPage[] {
  return [...speciesLandingPages, ownerLandingPage].filter((side) => side.role === role);
}

export function listCategoryPages({ role, species }: LandingPage): readonly CategoryPage[] {
  return categoryPages.filter((shelf) => shelf.role === role && shelf.species === species);
}

export function findCategoryPage(side: LandingPage, slug: string): CategoryPage | undefined {
  return listCategoryPages(side).find((shelf) => shelf.slug === slug);
}

/** A shelf looked for on the wrong side: cats' tests among the dogs'. */
export function findInOtherSpecies({ role, species }: LandingPage, slug: string): CategoryPage | undefined {
  return categoryPages.find(
    (shelf) => shelf.role === role && shelf.species !== species && shelf.slug === slug,
  );
}

/** Types of tests of which some stand on the shelf; one alone would be no choice. */
export function listTestTypes({ categoryIds: ids }: Pick<CategoryPage, "categoryIds">): readonly TestType[] {
  const types = testTypes.filter((type) => categoriesOfType(type).some((id) => ids.includes(id)));
  return types.length > 1 ? types : [];
}
