import {
  categoriesOfType,
  categoryIds,
  type CategoryName,
  testTypes,
  type TestType,
} from "@/lib/config/shop/categories";
import { paths } from "./paths";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";

/** Audiences with pages of their own. They decide texts and products, never prices. */
export const roles = ["breeder", "vet", "owner"] as const;

export type ShopRole = (typeof roles)[number];

/** A landing page of a role: one per species, or one for both for owners. */
export interface LandingPage {
  readonly role: ShopRole;
  readonly species: SpeciesName | null;
}

interface CategoryKind {
  readonly slug: string | Readonly<Record<SpeciesName, string>>;
  readonly categories: readonly CategoryName[];
}

const dnaTests: CategoryKind = { slug: "dna-tests", categories: ["disease", "trait", "profile"] };
const fullBreedProfile: CategoryKind = {
  slug: "full-breed-profile",
  categories: ["fullBreed", "fullBreedKit"],
};
const innovative: CategoryKind = { slug: "innovative", categories: ["innovative"] };

/** Every category page in display order; the key is part of the message key. */
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
} as const satisfies Record<ShopRole, Record<string, CategoryKind>>;

type KeyOf<Role extends ShopRole> = `${Role}.${Extract<keyof (typeof kinds)[Role], string>}`;

export type CategoryMessageKey = KeyOf<"breeder"> | KeyOf<"vet"> | KeyOf<"owner">;

export interface CategoryPage extends LandingPage {
  readonly slug: string;
  readonly path: string;
  readonly categoryIds: readonly number[];
  readonly messageKey: CategoryMessageKey;
}

export interface SpeciesLandingPage {
  readonly role: "breeder" | "vet";
  readonly species: SpeciesName;
}

export const speciesLandingPages: readonly SpeciesLandingPage[] = (["breeder", "vet"] as const).flatMap(
  (role) => speciesNames.map((species) => ({ role, species })),
);

/** The landing page at `/{role}/{species}`, where the species is `for-dogs` or `for-cats`. */
export const findLandingPage = (params: { readonly role: string; readonly species: string }) =>
  speciesLandingPages.find((page) => paths.landingPage(page) === `/${params.role}/${params.species}`);

export const ownerLandingPage = { role: "owner", species: null } as const satisfies LandingPage;

export const categoryPages: readonly CategoryPage[] = [...speciesLandingPages, ownerLandingPage].flatMap(
  (landingPage) =>
    Object.entries<CategoryKind>(kinds[landingPage.role]).map(([key, kind]) =>
      buildCategoryPage(landingPage, key, kind),
    ),
);

function buildCategoryPage(
  landingPage: LandingPage,
  key: string,
  { slug, categories }: CategoryKind,
): CategoryPage {
  const ownSlug = typeof slug === "string" ? slug : slug[landingPage.species ?? "canine"];
  const species = landingPage.species === null ? speciesNames : [landingPage.species];
  const ids = species.flatMap((name) => categories.flatMap((category) => categoryIds[name][category] ?? []));
  return {
    ...landingPage,
    slug: ownSlug,
    path: `${paths.landingPage(landingPage)}/${ownSlug}`,
    categoryIds: [...new Set(ids)],
    messageKey: messageKeyOf(landingPage.role, key),
  };
}

/** Safe: the key was read from the kinds of the role. */
function messageKeyOf(role: ShopRole, key: string): CategoryMessageKey {
  return `${role}.${key}` as CategoryMessageKey;
}

export function listLandingPages(role: ShopRole): readonly LandingPage[] {
  return [...speciesLandingPages, ownerLandingPage].filter((page) => page.role === role);
}

export function listCategoryPages({ role, species }: LandingPage): readonly CategoryPage[] {
  return categoryPages.filter((page) => page.role === role && page.species === species);
}

export function findCategoryPage(landingPage: LandingPage, slug: string): CategoryPage | undefined {
  return listCategoryPages(landingPage).find((page) => page.slug === slug);
}

/** Finds a page under the other species, for a URL with the wrong one. */
export function findInOtherSpecies({ role, species }: LandingPage, slug: string): CategoryPage | undefined {
  return categoryPages.find((page) => page.role === role && page.species !== species && page.slug === slug);
}

/** Test types the page can be filtered by; empty when there is only one. */
export function listTestTypes({ categoryIds: ids }: Pick<CategoryPage, "categoryIds">): readonly TestType[] {
  const types = testTypes.filter((type) => categoriesOfType(type).some((id) => ids.includes(id)));
  return types.length > 1 ? types : [];
}
