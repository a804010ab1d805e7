import { boolean, number, object, string } from "yup";
import { productSorts } from "@/lib/config/shop/catalogue";
import { testTypes } from "@/lib/config/shop/categories";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { technologies } from "@/lib/domain/animals/parentage";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { productKinds } from "@/lib/domain/shop/product-kind";
import type { productsRoutes } from "@/lib/contract/shop/products/products.routes";

/** An upstream that does not say it sells kits. */
export const productKindField = () => string().oneOf(productKinds).default("kit");

const priceFields = { amount: f.amount(), currency: f.currency() };

export const price = f.responseObject(priceFields);

/** Fields of a suggestion; the species is part of the product's path. */
export const suggestion = { id: f.id(), name: f.responseText(), species: f.speciesOrNone() };

const details = {
  /** Ours: what the buyer gets. */
  kind: productKindField(),
  typeId: f.id(),
  categoryId: f.id(),
  bodySystem: f.nullableText(),
  /** Ours: the breed of a full breed profile that is for one breed. A backend may leave it out. */
  breedId: number().nullable().default(null),
  summary: f.responseText(),
  price,
  isAnimalRequired: f.flag(),
  hasUpgradeOption: f.flag(),
  /** Ours: what lists show beside the price. A backend may leave it out. */
  testCount: number().integer().min(0).default(0),
  resultDays: object({ min: number().integer().min(0).required(), max: number().integer().min(0).required() })
    .nullable()
    .default(null),
  /** Ours: price per kit of a pack. */
  each: object(priceFields).nullable().default(null),
};

const listed = f.responseObject({
  ...suggestion,
  language: f.textLanguage(),
  details: object(details).optional().default(undefined),
});

const testInside = f.responseObject({
  code: f.responseText(),
  name: f.responseText(),
  kind: f.responseText(),
  gene: f.nullableText(),
  omia: f.nullableText(),
  inheritance: f.responseText(),
  bodySystem: f.responseText(),
  evidence: f.responseText(),
  /** Ours: public references that confirm the gene. */
  sources: f.listOf(f.responseText()),
  summary: f.responseText(),
  /** Ours: where it is reported. Names only while they are few. */
  breeds: f.responseObject({ count: f.wholeNumber(), names: f.listOf(f.responseText()) }),
});

const foundTest = f.responseObject({
  code: f.responseText(),
  name: f.responseText(),
  species: f.species(),
  kind: f.responseText(),
  gene: f.nullableText(),
  omia: f.nullableText(),
  product: f.responseObject(suggestion),
});

/** Ours: price of the contents bought one by one, and the saving. */
const compared = f.responseObject({ count: f.wholeNumber(), price, saved: price });
const singly = () => compared.nullable().defined();

/** Ours: a product that costs less than its parts. */
const offered = f.responseObject({
  ...suggestion,
  language: f.textLanguage(),
  details: f.responseObject(details),
  singly: compared,
});

/** Ours: marker panels, and the product for a new profile. */
const parentage = f.responseObject({
  panels: f.listOf(
    f.responseObject({
      key: f.responseText(),
      name: f.responseText(),
      technology: string().oneOf(technologies, "fields.invalid").required(),
      markerCount: f.wholeNumber(),
      leastCommon: f.wholeNumber(),
      isCurrent: f.flag(),
    }),
  ),
  profileProduct: f.responseObject(suggestion),
});

/** Ours: what one unit consists of. */
const fulfilment = f.responseObject({
  kits: f.wholeNumber(),
  isTestIncluded: f.flag(),
  sample: f.responseText(),
  usesStoredSample: f.flag(),
  deliverable: f.responseText(),
});

/** Ours: a size of the same product, or of the profile for any breed that can replace it, with its price per unit and what it saves against single ones. */
const size = f.responseObject({
  ...suggestion,
  packSize: f.id(),
  isForAllBreeds: f.flag(),
  price,
  each: price,
  saved: price.nullable().defined(),
});

export const product = f.responseObject({
  names: f.namesByLanguage(),
  ...suggestion,
  language: f.textLanguage(),
  ...details,
  description: f.responseText(),
  categoryName: f.responseText(),
  audiences: f.listOf(f.responseText()),
  sample: f.responseText(),
  turnaroundDays: f.nullableObject({ min: f.wholeNumber(), max: f.wholeNumber() }),
  packSize: f.id(),
  tests: f.listOf(testInside),
  breeds: f.listOf(f.responseObject({ id: f.id(), name: f.responseText() })),
  isForAllBreeds: f.flag(),
  singly: singly(),
  /** Ours: products that contain the single test of this one. */
  bundles: f.listOf(f.responseObject({ ...suggestion, price, testCount: f.wholeNumber(), singly: singly() })),
  /** Ours: what the same buyers may need too. */
  related: f.listOf(f.responseObject({ ...suggestion, price })),
  /** For products about DNA profiles and parentage. */
  parentage: parentage.nullable().defined(),
  fulfilment,
  /** Ours: empty for a product with one size. */
  sizes: f.listOf(size),
  /** Ours: the usual delivery, in working days. Null for what is not posted, or where only a cart has a price. */
  delivery: f.nullableObject({ price, minDays: f.wholeNumber(), maxDays: f.wholeNumber() }),
});

const commaSeparatedIds = () => string().matches(/^\d{1,4}(,\d{1,4}){0,42}$/, "fields.invalid");
const severalOf = (one: string, most: number) =>
  string().matches(new RegExp(`^(${one})(,(${one})){0,${most - 1}}$`), "fields.invalid");

/** Filters of a product list. Values of one filter are combined with OR, filters with AND. */
const filter = {
  search: f.searchText(),
  species: f.species().notRequired(),
  category_ids: commaSeparatedIds(),
  breeds: severalOf("[1-9]\\d{0,8}", limits.filterBreeds),
  types: severalOf(testTypes.join("|"), testTypes.length),
  /** Ours: products for a user type. */
  user_type: string().oneOf(registeredTypes, "fields.invalid"),
  /** Ours: products with a single test. */
  is_single: boolean().default(false),
};

/** Number of products if this option were selected in addition. */
const count = f.wholeNumber;
const countedBreed = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  species: f.species(),
  count: count(),
});

const facets = f.responseObject({
  types: f.responseObject({
    "full-breed-profile": count(),
    disease: count(),
    trait: count(),
    "dna-profile": count(),
  }),
  species: f.responseObject({ any: count(), canine: count(), feline: count() }),
  breeds: f.listOf(countedBreed),
});

const paging = { ...f.paging() };

export const productsShapes = {
  list: {
    summary: "Lists and searches products, with prices of the visitor's country.",
    query: f.castObject({
      ...paging,
      ...filter,
      isDetails: boolean().default(false),
      sort: string().oneOf(productSorts, "fields.invalid"),
    }),
    response: f.paged(listed),
  },
  facets: {
    summary: "How many products each filter would leave.",
    query: f.castObject({ ...filter, breed_search: f.searchText() }),
    response: facets,
  },
  offers: {
    summary: "Products that are reduced.",
    query: f.castObject({ ...paging, species: f.species().notRequired() }),
    response: f.paged(offered),
  },
  get: {
    summary: "One product with its tests, prices and alternatives.",
    params: f.castObject({ id: f.id() }),
    response: product,
  },
  listByBreed: {
    summary: "Products for a breed.",
    query: f.castObject({ ...paging, id: f.id() }),
    response: f.paged(listed),
  },
  changes: {
    summary: "When the facts of products, breeds and tests last changed, where it is known.",
    response: f.responseObject({
      products: f.listOf(f.responseObject({ id: f.id(), changedOn: f.day() })),
      breeds: f.listOf(f.responseObject({ id: f.id(), changedOn: f.day() })),
      tests: f.listOf(f.responseObject({ code: f.responseText(), changedOn: f.day() })),
    }),
  },
  tests: {
    summary: "Finds tests by name, gene or disease.",
    query: f.castObject({ ...paging, search: f.searchText() }),
    response: f.paged(foundTest),
  },
} as const satisfies Shapes<typeof productsRoutes>;
