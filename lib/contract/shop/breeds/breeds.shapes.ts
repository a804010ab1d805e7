import { limits } from "@/lib/config/limits";
import type { breedsRoutes } from "./breeds.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  anyText,
  responseObject,
  responseText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  searchText,
  species,
  textLanguage,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";

const named = { id: id(), name: responseText() };

const breed = responseObject({
  ...named,
  language: textLanguage(),
  species: responseObject({ id: id(), name: species() }),
  /** Ours, like everything below: for filters and illustrations. */
  group: responseText(),
  coat: nullableText(),
});

const breedDetails = breed.shape({
  kind: responseText(),
  varietyOf: nullableText(),
  origin: nullableText(),
  aliases: listOf(responseText()),
  registries: listOf(responseText()),
  relatives: listOf(responseObject({ ...named, relation: responseText() })),
});

const price = responseObject({ amount: amount(), currency: currency() });
const suggestion = { ...named, species: species().nullable().defined() };

const breedTest = responseObject({
  code: responseText(),
  name: responseText(),
  kind: responseText(),
  gene: nullableText(),
  inheritance: responseText(),
  bodySystem: responseText(),
  evidence: responseText(),
  summary: responseText(),
  /** Why the test is listed: reported in the breed, in a relative, or relevant for the species. */
  basis: responseText(),
  /** Related breeds it is reported in. */
  relatives: listOf(responseText()),
  /** Number of breeds of the species it is reported in. */
  breedCount: wholeNumber(),
  product: responseObject(suggestion),
  price,
});

const offer = responseObject({
  ...suggestion,
  kind: responseText(),
  summary: responseText(),
  price,
  packSize: id(),
  testCount: wholeNumber(),
  isForAllBreeds: flag(),
  singly: responseObject({ count: wholeNumber(), price, saved: price }).nullable().defined(),
});

const breedParams = castObject({ id: id() });

export const breedsShapes = {
  list: {
    query: castObject({
      species: species().notRequired(),
      name: searchText(),
      /** Barcodes of kits, comma-separated: only breeds that the kits can be used for are listed. */
      barcodes: anyText(limits.barcodesLength).notRequired(),
      page: page(),
      size: pageSize(),
    }),
    response: paged(breed),
  },
  get: { params: breedParams, response: breedDetails },
  otherNames: {
    query: castObject({ species: species() }),
    response: listOf(responseObject({ id: id(), names: listOf(responseText()) })),
  },
  tests: { params: breedParams, response: listOf(breedTest) },
  offers: { params: breedParams, response: listOf(offer) },
} as const satisfies Shapes<typeof breedsRoutes>;
