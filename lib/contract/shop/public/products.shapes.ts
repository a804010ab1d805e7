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
  textLanguage,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { productKinds } from "@/lib/domain/product-kind";
import type { productsRoutes } from "@/lib/contract/shop/products/products.routes";

/** An upstream that does not say it sells kits. */
export const productKindField = () => string().oneOf(productKinds).default("kit");

export const price = responseObject({ amount: amount(), currency: currency() });

/** Fields of a suggestion; the species is part of the product's path. */
export const suggestion = { id: id(), name: responseText(), species: speciesOrNone() };

const details = {
  /** Ours: what the buyer gets. */
  kind: productKindField(),
  typeId: id(),
  categoryId: id(),
  bodySystem: nullableText(),
  summary: responseText(),
  price,
  isAnimalRequired: flag(),
  hasUpgradeOption: flag(),
};

const listed = responseObject({
  ...suggestion,
  language: textLanguage(),
  details: object(details).optional().default(undefined),
});

const testInside = responseObject({
  code: responseText(),
  name: responseText(),
  kind: responseText(),
  gene: nullableText(),
  omia: nullableText(),
  inheritance: responseText(),
  bodySystem: responseText(),
  evidence: responseText(),
  /** Ours: public references that confirm the gene. */
  sources: listOf(responseText()),
  summary: responseText(),
  /** Ours: where it is reported. Names only while they are few. */
  breeds: responseObject({ count: wholeNumber(), names: listOf(responseText()) }),
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

/** Ours: price of the contents bought one by one, and the saving. */
const compared = responseObject({ count: wholeNumber(), price, saved: price });
const singly = () => compared.nullable().defined();

/** Ours: a product that costs less than its parts. */
const offered = responseObject({
  ...suggestion,
  language: textLanguage(),
  details: responseObject(details),
  singly: compared,
});

/** Ours: marker panels, and the product for a new profile. */
const parentage = responseObject({
  panels: listOf(
    responseObject({
      key: responseText(),
      name: responseText(),
      technology: string().oneOf(technologies, fieldMessages.invalid).required(),
      markerCount: wholeNumber(),
      leastCommon: wholeNumber(),
      isCurrent: flag(),
    }),
  ),
  profileProduct: responseObject(suggestion),
});

/** Ours: what one unit consists of. */
const fulfilment = responseObject({
  kits: wholeNumber(),
  isTestIncluded: flag(),
  sample: responseText(),
  usesStoredSample: flag(),
  deliverable: responseText(),
});

/** Ours: a size of the same product, or of the profile for any breed that can replace it, with its price per unit and what it saves against single ones. */
const size = responseObject({
  ...suggestion,
  packSize: id(),
  isForAllBreeds: flag(),
  price,
  each: price,
  saved: price.nullable().defined(),
});

export const product = responseObject({
  ...suggestion,
  language: textLanguage(),
  ...details,
  description: responseText(),
  categoryName: responseText(),
  audiences: listOf(responseText()),
  sample: responseText(),
  turnaroundDays: responseObject({ min: wholeNumber(), max: wholeNumber() }).nullable().defined(),
  packSize: id(),
  tests: listOf(testInside),
  breeds: listOf(responseObject({ id: id(), name: responseText() })),
  isForAllBreeds: flag(),
  singly: singly(),
  /** Ours: products that contain the single test of this one. */
  bundles: listOf(responseObject({ ...suggestion, price, testCount: wholeNumber(), singly: singly() })),
  /** Ours: what the same buyers may need too. */
  related: listOf(responseObject({ ...suggestion, price })),
  /** For products about DNA profiles and parentage. */
  parentage: parentage.nullable().defined(),
  fulfilment,
  /** Ours: empty for a product with one size. */
  sizes: listOf(size),
  /** Ours: the usual delivery, in working days. Null for what is not posted. */
  delivery: responseObject({ price, minDays: wholeNumber(), maxDays: wholeNumber() }).nullable().defined(),
});

const commaSeparatedIds = () => string().matches(/^\d{1,4}(,\d{1,4}){0,42}$/, fieldMessages.invalid);
const severalOf = (one: string, most: number) =>
  string().matches(new RegExp(`^(${one})(,(${one})){0,${most - 1}}$`), fieldMessages.invalid);

/** Filters of a product list. Values of one filter are combined with OR, filters with AND. */
const filter = {
  search: searchText(),
  species: species().notRequired(),
  category_ids: commaSeparatedIds(),
  breeds: severalOf("[1-9]\\d{0,8}", limits.filterBreeds),
  types: severalOf(testTypes.join("|"), testTypes.length),
  /** Ours: products for a user type. */
  user_type: string().oneOf(registeredTypes, fieldMessages.invalid),
  /** Ours: products with a single test. */
  is_single: boolean().default(false),
};

/** Number of products if this option were selected in addition. */
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
