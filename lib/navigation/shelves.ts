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

export type ShelfRole = (typeof roles)[number];

/** Where shelves stand together: the dogs' or the cats' side of somebody's part; owners have one for both. */
export interface Side {
  readonly role: ShelfRole;
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
} as const satisfies Record<ShelfRole, Record<string, Kind>>;

type KeyOf<Role extends ShelfRole> = `${Role}.${Extract<keyof (typeof kinds)[Role], string>}`;

export type ShelfWords = KeyOf<"breeder"> | KeyOf<"vet"> | KeyOf<"owner">;

export interface Shelf extends Side {
  readonly slug: string;
  readonly path: string;
  readonly categoryIds: readonly number[];
  readonly words: ShelfWords;
}

/** A side for one species. It has a page of its own. */
export interface SpeciesSide {
  readonly role: "breeder" | "vet";
  readonly species: SpeciesName;
}

export const sides: readonly SpeciesSide[] = (["breeder", "vet"] as const).flatMap((role) =>
  speciesNames.map((species) => ({ role, species })),
);

export const ownerSide = { role: "owner", species: null } as const satisfies Side;

export const shelves: readonly Shelf[] = [...sides, ownerSide].flatMap((side) =>
  Object.entries<Kind>(kinds[side.role]).map(([key, kind]) => shelfOf(side, key, kind)),
);

function shelfOf(side: Side, key: string, { slug, categories }: Kind): Shelf {
  const ownSlug = typeof slug === "string" ? slug : slug[side.species ?? "canine"];
  const species = side.species === null ? speciesNames : [side.species];
  const ids = species.flatMap((name) => categories.flatMap((category) => categoryIds[name][category] ?? []));
  return {
    ...side,
    slug: ownSlug,
    path: `${paths.side(side)}/${ownSlug}`,
    categoryIds: [...new Set(ids)],
    words: wordsKey(side.role, key),
  };
}

/** The key is one of the role's own: it was read from its kinds. */
function wordsKey(role: ShelfRole, key: string): ShelfWords {
  return `${role}.${key}` as ShelfWords;
}

export function sidesOf(role: ShelfRole): readonly Side[] {
  return [...sides, ownerSide].filter((side) => side.role === role);
}

export function shelvesOf({ role, species }: Side): readonly Shelf[] {
  return shelves.filter((shelf) => shelf.role === role && shelf.species === species);
}

export function findShelf(side: Side, slug: string): Shelf | undefined {
  return shelvesOf(side).find((shelf) => shelf.slug === slug);
}

/** A shelf looked for on the wrong side: cats' tests among the dogs'. */
export function findAcross({ role, species }: Side, slug: string): Shelf | undefined {
  return shelves.find((shelf) => shelf.role === role && shelf.species !== species && shelf.slug === slug);
}

/** Types of tests of which some stand on the shelf; one alone would be no choice. */
export function typesOn({ categoryIds: ids }: Pick<Shelf, "categoryIds">): readonly TestType[] {
  const types = testTypes.filter((type) => categoriesOfType(type).some((id) => ids.includes(id)));
  return types.length > 1 ? types : [];
}
