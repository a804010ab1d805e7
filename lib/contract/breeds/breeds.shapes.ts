import type { breedsRoutes } from "./breeds.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
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
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";

const named = { id: id(), name: responseText() };

const breed = responseObject({
  ...named,
  species: responseObject({ id: id(), name: species() }),
  /** Ours, as everything below: what lists of breeds are narrowed by and drawn from. */
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
  /** Why it stands here: reported in the breed, in a relative of it, or worth knowing in the whole species. */
  basis: responseText(),
  /** The relatives it is reported in. */
  relatives: listOf(responseText()),
  /** In so many breeds of the species it is reported. */
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
  isForAllBreeds: yesOrNo(),
  singly: responseObject({ count: wholeNumber(), price, saved: price }).nullable().defined(),
});

const ofOne = castObject({ id: id() });

export const breedsShapes = {
  list: {
    query: castObject({
      species: species().notRequired(),
      name: searchText(),
      page: page(),
      size: pageSize(),
    }),
    response: paged(breed),
  },
  get: { params: ofOne, response: breedDetails },
  otherNames: {
    query: castObject({ species: species() }),
    response: listOf(responseObject({ id: id(), names: listOf(responseText()) })),
  },
  tests: { params: ofOne, response: listOf(breedTest) },
  offers: { params: ofOne, response: listOf(offer) },
} as const satisfies Shapes<typeof breedsRoutes>;
