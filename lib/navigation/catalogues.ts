import { categoryIds, type CategoryName } from "@/lib/config/categories";
import type { Region } from "@/lib/config/markets";
import { paths } from "./paths";
import { speciesLandingPages, type SpeciesLandingPage } from "./category-pages";
import { type SpeciesName, speciesNames } from "@/lib/domain/species";

/** Where "other products" are sold; elsewhere there is no such shelf. */
const otherProductsRegion: Region = "AU";

interface Kind {
  readonly slug: string;
  readonly categories: readonly CategoryName[];
  /** One test and nothing beside it. */
  readonly isSingle?: true;
  /** Also what is for no species in particular. */
  readonly isForAll?: true;
}

const fullBreedProfiles: Kind = { slug: "full-breed-profiles", categories: ["fullBreed", "fullBreedKit"] };
const dnaTests: Kind = { slug: "dna-tests", categories: ["profile", "trait", "disease"] };
const parentage: Kind = { slug: "dna-profile-parentage", categories: ["profile"] };
const multiPacks: Kind = { slug: "multi-packs", categories: ["multiPack"] };
const other: Kind = {
  slug: "other-products",
  categories: ["pregnancy", "supplies", "other"],
  isForAll: true,
};
/** Pages of their own; what stands there is no list of categories. */
const breeds: Kind = { slug: "breeds", categories: [] };
const custom: Kind = { slug: "build-custom-profile", categories: [] };

/** In the order of the menu. Its key names its words. */
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
} as const satisfies Record<SpeciesLandingPage["role"], Record<string, Kind>>;

type CatalogueKey = keyof (typeof kinds)["breeder"] & keyof (typeof kinds)["vet"];

export interface CataloguePage extends SpeciesLandingPage {
  readonly key: CatalogueKey;
  readonly slug: string;
  readonly path: string;
  readonly categoryIds: readonly number[];
  readonly isSingle: boolean;
  readonly isForAll: boolean;
  /** Of its name, title, description and introduction. */
  readonly messageKey: `${SpeciesLandingPage["role"]}.${CatalogueKey}`;
}

export const cataloguePages: readonly CataloguePage[] = speciesLandingPages.flatMap((side) =>
  Object.entries<Kind>(kinds[side.role]).map(([key, kind]) => buildCataloguePage(side, keyOf(key), kind)),
);

function buildCataloguePage(
  side: SpeciesLandingPage,
  key: CatalogueKey,
  { slug, categories, isSingle, isForAll }: Kind,
): CataloguePage {
  const { role, species } = side;
  const ids = categories.flatMap((name) => categoryIds[species][name] ?? []);
  return {
    role,
    species,
    key,
    slug,
    path: paths.catalogue(side, slug),
    categoryIds: ids,
    isSingle: isSingle ?? false,
    isForAll: isForAll ?? false,
    messageKey: `${role}.${key}`,
  };
}

/** It was read from the table, whose keys are the same for both. */
function keyOf(key: string): CatalogueKey {
  return key as CatalogueKey;
}

export function listCataloguePages({ role, species }: SpeciesLandingPage): readonly CataloguePage[] {
  return cataloguePages.filter((shelf) => shelf.role === role && shelf.species === species);
}

export function findCataloguePage(role: SpeciesLandingPage["role"], species: string, slug: string) {
  return cataloguePages.find(
    (shelf) => shelf.role === role && shelf.species === species && shelf.slug === slug,
  );
}

/** The same shelf of the other species. */
export function findOtherSpeciesPage({ role, species, slug }: CataloguePage): CataloguePage | undefined {
  const other: SpeciesName = species === "canine" ? "feline" : "canine";
  return findCataloguePage(role, other, slug);
}

/** Whether a region has the shelf at all. */
export function isSoldIn({ key }: Pick<CataloguePage, "key">, region: Region): boolean {
  return key !== "other" || region === otherProductsRegion;
}

/** What is on lists of products, in the same form for all; the others have pages of another kind. */
export function listsProducts({ categoryIds: ids }: CataloguePage): boolean {
  return ids.length > 0;
}

/** Every number a vet's catalogue is made of: their searches keep to these. */
export function vetCatalogueCategoryIds(species: SpeciesName | null): readonly number[] {
  return speciesNames
    .filter((name) => species === null || name === species)
    .flatMap((name) =>
      listCataloguePages({ role: "vet", species: name }).flatMap((shelf) => shelf.categoryIds),
    );
}
