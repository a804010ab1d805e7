import { boolean, object, string } from "yup";
import { productSorts } from "@/lib/config/catalogue";
import { testTypes } from "@/lib/config/categories";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { technologies } from "@/lib/domain/parentage";
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
  speciesOrNone,
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { productsRoutes } from "./products.routes";

export const price = responseObject({ amount: amount(), currency: currency() });

/** What a suggestion needs: its name, and the species that is part of its address. */
export const suggestion = { id: id(), name: responseText(), species: speciesOrNone() };

const details = {
  typeId: id(),
  categoryId: id(),
  bodySystem: nullableText(),
  summary: responseText(),
  price,
  isAnimalRequired: yesOrNo(),
  hasUpgradeOption: yesOrNo(),
};

const listed = responseObject({ ...suggestion, details: object(details).optional().default(undefined) });

const testInside = responseObject({
  code: responseText(),
  name: responseText(),
  kind: responseText(),
  gene: nullableText(),
  omia: nullableText(),
  inheritance: responseText(),
  bodySystem: responseText(),
  evidence: responseText(),
  summary: responseText(),
});

const foundTest = responseObject({
  code: responseText(),
  name: responseText(),
  species: species(),
  kind: responseText(),
  gene: nullableText(),
  omia: nullableText(),
  product: responseObject(suggestion),
});

/** Ours: what the tests or pieces inside cost one by one, and how much less they cost together. */
const compared = responseObject({ count: wholeNumber(), price, saved: price });
const singly = () => compared.nullable().defined();

/** Ours: what costs less than its parts, and by how much. */
const offered = responseObject({ ...suggestion, details: responseObject(details), singly: compared });

/** Ours: which sets of markers profiles are made with, and what one orders to have one made. */
const parentage = responseObject({
  panels: listOf(
    responseObject({
      key: responseText(),
      name: responseText(),
      technology: string().oneOf(technologies, fieldMessages.invalid).required(),
      markerCount: wholeNumber(),
      leastCommon: wholeNumber(),
      isCurrent: yesOrNo(),
    }),
  ),
  profileProduct: responseObject(suggestion),
});

export const product = responseObject({
  ...suggestion,
  ...details,
  description: responseText(),
  categoryName: responseText(),
  audiences: listOf(responseText()),
  sample: responseText(),
  turnaroundDays: responseObject({ min: wholeNumber(), max: wholeNumber() }).nullable().defined(),
  packSize: id(),
  tests: listOf(testInside),
  breeds: listOf(responseObject({ id: id(), name: responseText() })),
  isForAllBreeds: yesOrNo(),
  singly: singly(),
  /** Ours: products that have this one's only test inside, and more. */
  bundles: listOf(responseObject({ ...suggestion, price, testCount: wholeNumber(), singly: singly() })),
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
const countedBreed = responseObject({ id: id(), name: responseText(), species: species(), count: count() });

const facets = responseObject({
  types: responseObject({
    "full-breed-profile": count(),
    disease: count(),
    trait: count(),
    "dna-profile": count(),
  }),
  species: responseObject({ any: count(), canine: count(), feline: count() }),
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
    response: paged(listed),
  },
  facets: { query: castObject({ ...filter, breed_search: searchText() }), response: facets },
  offers: { query: castObject({ ...paging, species: species().notRequired() }), response: paged(offered) },
  get: { params: castObject({ id: id() }), response: product },
  listByBreed: { query: castObject({ ...paging, id: id() }), response: paged(listed) },
  tests: { query: castObject({ ...paging, search: searchText() }), response: paged(foundTest) },
} as const satisfies Shapes<typeof productsRoutes>;
