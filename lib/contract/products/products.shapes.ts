import { boolean, object, string } from "yup";
import { productSorts } from "@/lib/config/catalogue";
import { testTypes } from "@/lib/config/categories";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { technologies } from "@/lib/domain/parentage";
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
  speciesOrNone,
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { productsRoutes } from "./products.routes";

export const price = answerObject({ amount: amount(), currency: currency() });

/** What a suggestion needs: its name, and the species that is part of its address. */
export const suggestion = { id: id(), name: answerText(), species: speciesOrNone() };

const details = {
  typeId: id(),
  categoryId: id(),
  bodySystem: nullableText(),
  summary: answerText(),
  price,
  isAnimalRequired: yesOrNo(),
  hasUpgradeOption: yesOrNo(),
};

const listed = answerObject({ ...suggestion, details: object(details).optional().default(undefined) });

const testInside = answerObject({
  code: answerText(),
  name: answerText(),
  kind: answerText(),
  gene: nullableText(),
  omia: nullableText(),
  inheritance: answerText(),
  bodySystem: answerText(),
  evidence: answerText(),
  summary: answerText(),
});

const foundTest = answerObject({
  code: answerText(),
  name: answerText(),
  species: species(),
  kind: answerText(),
  gene: nullableText(),
  omia: nullableText(),
  product: answerObject(suggestion),
});

/** Ours: what the tests or pieces inside cost one by one, and how much less they cost together. */
const compared = answerObject({ count: wholeNumber(), price, saved: price });
const singly = () => compared.nullable().defined();

/** Ours: what costs less than its parts, and by how much. */
const offered = answerObject({ ...suggestion, details: answerObject(details), singly: compared });

/** Ours: which sets of markers profiles are made with, and what one orders to have one made. */
const parentage = answerObject({
  panels: listOf(
    answerObject({
      key: answerText(),
      name: answerText(),
      technology: string().oneOf(technologies, fieldMessages.invalid).required(),
      markerCount: wholeNumber(),
      leastCommon: wholeNumber(),
      isCurrent: yesOrNo(),
    }),
  ),
  profileProduct: answerObject(suggestion),
});

export const product = answerObject({
  ...suggestion,
  ...details,
  description: answerText(),
  categoryName: answerText(),
  audiences: listOf(answerText()),
  sample: answerText(),
  turnaroundDays: answerObject({ min: wholeNumber(), max: wholeNumber() }).nullable().defined(),
  packSize: id(),
  tests: listOf(testInside),
  breeds: listOf(answerObject({ id: id(), name: answerText() })),
  isForAllBreeds: yesOrNo(),
  singly: singly(),
  /** Ours: products that have this one's only test inside, and more. */
  bundles: listOf(answerObject({ ...suggestion, price, testCount: wholeNumber(), singly: singly() })),
  /** Of products that are about profiles and who is whose parent. */
  parentage: parentage.nullable().defined(),
});

const commaSeparatedIds = () => string().matches(/^\d{1,4}(,\d{1,4}){0,42}$/, fieldMessages.invalid);
const severalOf = (one: string, most: number) =>
  string().matches(new RegExp(`^(${one})(,(${one})){0,${most - 1}}$`), fieldMessages.invalid);

/** What a list of products can be narrowed by. Several values of one kind widen it, each kind narrows it. */
const filter = {
  search: searchText(),
  species: species().notRequired(),
  category_ids: commaSeparatedIds(),
  breeds: severalOf("[1-9]\\d{0,8}", limits.filterBreeds),
  types: severalOf(testTypes.join("|"), testTypes.length),
  /** Ours: made for people of a type. */
  user_type: string().oneOf(registeredTypes, fieldMessages.invalid),
  /** Ours: one test and nothing beside it. */
  is_single: boolean().default(false),
};

/** So many products there would be if this were chosen too, everything else staying as it is. */
const count = wholeNumber;
const countedBreed = answerObject({ id: id(), name: answerText(), species: species(), count: count() });

const facets = answerObject({
  types: answerObject({
    "full-breed-profile": count(),
    disease: count(),
    trait: count(),
    "dna-profile": count(),
  }),
  species: answerObject({ any: count(), canine: count(), feline: count() }),
  breeds: listOf(countedBreed),
});

const paging = { page: page(), size: pageSize() };

export const productsShapes = {
  list: {
    query: castObject({
      ...paging,
      ...filter,
      isDetails: boolean().default(false),
      sort: string().oneOf(productSorts, fieldMessages.invalid),
    }),
    answer: paged(listed),
  },
  facets: { query: castObject({ ...filter, breed_search: searchText() }), answer: facets },
  offers: { query: castObject({ ...paging, species: species().notRequired() }), answer: paged(offered) },
  one: { params: castObject({ id: id() }), answer: product },
  ofBreed: { query: castObject({ ...paging, id: id() }), answer: paged(listed) },
  tests: { query: castObject({ ...paging, search: searchText() }), answer: paged(foundTest) },
} as const satisfies Shapes<typeof productsRoutes>;
