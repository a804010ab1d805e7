import { boolean, object, string } from "yup";
import { productSorts } from "@/lib/config/catalogue";
import { registeredTypes } from "@/lib/config/user-types";
import type { Shapes } from "./contract";
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
} from "./fields";
import { fieldMessages } from "./messages";
import type { productsRoutes } from "./products.routes";

const price = answerObject({ amount: amount(), currency: currency() });
const speciesOrNone = species().nullable().defined();

/** What a suggestion needs: its name, and the species that is part of its address. */
const suggestion = { id: id(), name: answerText(), species: speciesOrNone };

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
const singly = () => answerObject({ count: wholeNumber(), price, saved: price }).nullable().defined();

const product = answerObject({
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
});

const commaSeparatedIds = () => string().matches(/^\d{1,4}(,\d{1,4}){0,42}$/, fieldMessages.invalid);
const paging = { page: page(), size: pageSize() };

export const productsShapes = {
  list: {
    query: castObject({
      ...paging,
      search: searchText(),
      species: species().notRequired(),
      isDetails: boolean().default(false),
      category_ids: commaSeparatedIds(),
      sort: string().oneOf(productSorts, fieldMessages.invalid),
      user_type: string().oneOf(registeredTypes, fieldMessages.invalid),
    }),
    answer: paged(listed),
  },
  one: { params: castObject({ id: id() }), answer: product },
  ofBreed: { query: castObject({ ...paging, id: id() }), answer: paged(listed) },
  tests: { query: castObject({ ...paging, search: searchText() }), answer: paged(foundTest) },
} as const satisfies Shapes<typeof productsRoutes>;
