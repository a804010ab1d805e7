import { limits } from "@/lib/config/limits";
import type { breedsRoutes } from "./breeds.routes";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";

const named = { id: f.id(), name: f.responseText() };

const breed = f.responseObject({
  ...named,
  language: f.textLanguage(),
  species: f.responseObject({ id: f.id(), name: f.species() }),
  /** Ours, like everything below: for filters and illustrations. */
  group: f.responseText(),
  coat: f.nullableText(),
});

const breedDetails = breed.shape({
  names: f.namesByLanguage(),
  kind: f.responseText(),
  varietyOf: f.nullableText(),
  origin: f.nullableText(),
  aliases: f.listOf(f.responseText()),
  registries: f.listOf(f.responseText()),
  relatives: f.listOf(f.responseObject({ ...named, relation: f.responseText() })),
});

const price = f.responseObject({ amount: f.amount(), currency: f.currency() });
const suggestion = { ...named, species: f.species().nullable().defined() };

const breedTest = f.responseObject({
  code: f.responseText(),
  name: f.responseText(),
  kind: f.responseText(),
  gene: f.nullableText(),
  inheritance: f.responseText(),
  bodySystem: f.responseText(),
  evidence: f.responseText(),
  summary: f.responseText(),
  /** Why the test is listed: reported in the breed, in a relative, or relevant for the species. */
  basis: f.responseText(),
  /** Related breeds it is reported in. */
  relatives: f.listOf(f.responseText()),
  /** Number of breeds of the species it is reported in. */
  breedCount: f.wholeNumber(),
  product: f.responseObject(suggestion),
  price,
});

const offer = f.responseObject({
  ...suggestion,
  kind: f.responseText(),
  summary: f.responseText(),
  price,
  packSize: f.id(),
  testCount: f.wholeNumber(),
  isForAllBreeds: f.flag(),
  singly: f.nullableObject({ count: f.wholeNumber(), price, saved: price }),
});

const breedParams = f.castObject({ id: f.id() });

export const breedsShapes = {
  list: {
    summary: "Lists breeds, by species and name.",
    query: f.castObject({
      species: f.species().notRequired(),
      name: f.searchText(),
      /** Barcodes of kits, comma-separated: only breeds that the kits can be used for are listed. */
      barcodes: f.anyText(limits.barcodesLength).notRequired(),
      ...f.paging(),
    }),
    response: f.paged(breed),
  },
  get: { summary: "One breed with its facts.", params: breedParams, response: breedDetails },
  otherNames: {
    summary: "Other names of breeds.",
    query: f.castObject({ species: f.species() }),
    response: f.listOf(f.responseObject({ id: f.id(), names: f.listOf(f.responseText()) })),
  },
  tests: {
    summary: "Tests that are reported in a breed.",
    params: breedParams,
    response: f.listOf(breedTest),
  },
  offers: { summary: "Products that suit a breed.", params: breedParams, response: f.listOf(offer) },
} as const satisfies Shapes<typeof breedsRoutes>;
