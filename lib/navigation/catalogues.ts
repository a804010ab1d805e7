import { categoryIds, type CategoryName } from "@/lib/config/shop/categories";
import type { Store } from "@/lib/config/markets/markets";
import { paths } from "./paths";
import { speciesLandingPages, type SpeciesLandingPage } from "./category-pages";
import { type SpeciesName, speciesNames } from "@/lib/domain/species";

/** The only store that sells "other products". */
const storeOfOtherProducts: Store = "AU";

interface CatalogueKind {
  readonly slug: string;
  readonly categories: readonly CategoryName[];
  /** Only products with a single test. */
  readonly isSingle?: true;
  /** Includes products for no species in particular. */
  readonly isForAll?: true;
}

const fullBreedProfiles: CatalogueKind = {
  slug: "full-breed-profiles",
  categories: ["fullBreed", "fullBreedKit"],
};
const dnaTests: CatalogueKind = { slug: "dna-tests", categories: ["profile", "trait", "disease"] };
const parentage: CatalogueKind = { slug: "dna-profile-parentage", categories: ["profile"] };
const multiPacks: CatalogueKind = { slug: "multi-packs", categories: ["multiPack"] };
const other: CatalogueKind = {
  slug: "other-products",
  categories: ["pregnancy", "supplies", "other"],
  isForAll: true,
};
/** These have pages of their own instead of product lists. */
const breeds: CatalogueKind = { slug: "breeds", categories: [] };
const custom: CatalogueKind = { slug: "build-custom-profile", categories: [] };

/** In menu order; the key is part of the message key. */
const kinds = {
  breeder: {
    bestSellers: {
      slug: "best-sellers",
      categories: [
        "fullBreed",
        "fullBreedKit",
        "disease",
        "trait",
        "profile",
        "genoPet",
        "mixedBreed",
        "multiPack",
      ],
    },
    singleTests: { slug: "single-tests", categories: ["disease", "trait"], isSingle: true },
    fullBreedProfiles,
    dnaTests,
    parentage,
    genoPet: { slug: "geno-pet", categories: ["genoPet", "mixedBreed", "lifePlan"] },
    multiPacks,
    breeds,
    custom,
    other,
  },
  vet: {
    bestSellers: {
      slug: "best-sellers",
      categories: ["genoVet", "fullBreed", "fullBreedKit", "disease", "trait", "profile"],
    },
    singleTests: { slug: "single-tests", categories: ["disease", "trait"], isSingle: true },
    fullBreedProfiles,
    dnaTests,
    parentage,
    genoPet: { slug: "geno-vet", categories: ["genoVet"] },
    multiPacks,
    breeds,
    custom,
    other,
  },
} as const satisfies Record<SpeciesLandingPage["role"], Record<string, CatalogueKind>>;

type CatalogueKey = keyof (typeof kinds)["breeder"] & keyof (typeof kinds)["vet"];

export interface CataloguePage extends SpeciesLandingPage {
  readonly key: CatalogueKey;
  readonly slug: string;
  readonly path: string;
  readonly categoryIds: readonly number[];
  readonly isSingle: boolean;
  readonly isForAll: boolean;
  /** Prefix of the messages for name, title, description and introduction. */
  readonly messageKey: `${SpeciesLandingPage["role"]}.${CatalogueKey}`;
}

export const cataloguePages: readonly CataloguePage[] = speciesLandingPages.flatMap((page) =>
  Object.entries<CatalogueKind>(kinds[page.role]).map(([key, kind]) =>
    buildCataloguePage(page, keyOf(key), kind),
  ),
);

function buildCataloguePage(
  landingPage: SpeciesLandingPage,
  key: CatalogueKey,
  { slug, categories, isSingle, isForAll }: CatalogueKind,
): CataloguePage {
  const { role, species } = landingPage;
  const ids = categories.flatMap((name) => categoryIds[species][name] ?? []);
  return {
    role,
    species,
    key,
    slug,
    path: paths.catalogue(landingPage, slug),
    categoryIds: ids,
    isSingle: isSingle ?? false,
    isForAll: isForAll ?? false,
    messageKey: `${role}.${key}`,
  };
}

/** Safe: the keys are read from the table, and both roles have the same. */
function keyOf(key: string): CatalogueKey {
  return key as CatalogueKey;
}

export function listCataloguePages({ role, species }: SpeciesLandingPage): readonly CataloguePage[] {
  return cataloguePages.filter((page) => page.role === role && page.species === species);
}

export function findCataloguePage(role: SpeciesLandingPage["role"], species: string, slug: string) {
  return cataloguePages.find((page) => page.role === role && page.species === species && page.slug === slug);
}

export function findOtherSpeciesPage({ role, species, slug }: CataloguePage): CataloguePage | undefined {
  const other: SpeciesName = species === "canine" ? "feline" : "canine";
  return findCataloguePage(role, other, slug);
}

/** Whether the page exists in a store. */
export function isSoldIn({ key }: Pick<CataloguePage, "key">, store: Store): boolean {
  return key !== "other" || store === storeOfOtherProducts;
}

export function listsProducts({ categoryIds: ids }: CataloguePage): boolean {
  return ids.length > 0;
}

/** All category ids of the vet catalogue, to which vet searches are limited. */
export function vetCatalogueCategoryIds(species: SpeciesName | null): readonly number[] {
  return speciesNames
    .filter((name) => species === null || name === species)
    .flatMap((name) =>
      listCataloguePages({ role: "vet", species: name }).flatMap((page) => page.categoryIds),
    );
}
