import type { breedsRoutes } from "./breeds.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  answerObject,
  answerText,
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

const named = { id: id(), name: answerText() };

const breed = answerObject({
  ...named,
  species: answerObject({ id: id(), name: species() }),
  /** Ours, as everything below: what lists of breeds are narrowed by and drawn from. */
  group: answerText(),
  coat: nullableText(),
});

const breedDetails = breed.shape({
  kind: answerText(),
  varietyOf: nullableText(),
  origin: nullableText(),
  aliases: listOf(answerText()),
  registries: listOf(answerText()),
  relatives: listOf(answerObject({ ...named, relation: answerText() })),
});

const price = answerObject({ amount: amount(), currency: currency() });
const suggestion = { ...named, species: species().nullable().defined() };

const breedTest = answerObject({
  code: answerText(),
  name: answerText(),
  kind: answerText(),
  gene: nullableText(),
  inheritance: answerText(),
  bodySystem: answerText(),
  evidence: answerText(),
  summary: answerText(),
  /** Why it stands here: reported in the breed, in a relative of it, or worth knowing in the whole species. */
  basis: answerText(),
  /** The relatives it is reported in. */
  relatives: listOf(answerText()),
  /** In so many breeds of the species it is reported. */
  breedCount: wholeNumber(),
  product: answerObject(suggestion),
  price,
});

const offer = answerObject({
  ...suggestion,
  kind: answerText(),
  summary: answerText(),
  price,
  packSize: id(),
  testCount: wholeNumber(),
  isForAllBreeds: yesOrNo(),
  singly: answerObject({ count: wholeNumber(), price, saved: price }).nullable().defined(),
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
    answer: paged(breed),
  },
  one: { params: ofOne, answer: breedDetails },
  otherNames: {
    query: castObject({ species: species() }),
    answer: listOf(answerObject({ id: id(), names: listOf(answerText()) })),
  },
  tests: { params: ofOne, answer: listOf(breedTest) },
  offers: { params: ofOne, answer: listOf(offer) },
} as const satisfies Shapes<typeof breedsRoutes>;
