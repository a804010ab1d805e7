import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  searchText,
  species,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { factSheetsRoutes } from "./fact-sheets.routes";

const facts = {
  code: responseText(),
  name: responseText(),
  species: species(),
  /** Disease or trait. */
  kind: responseText(),
  inheritance: responseText(),
  bodySystem: responseText(),
  summary: responseText(),
};

export const factSheetsShapes = {
  list: {
    query: castObject({
      page: page(),
      size: pageSize(),
      /** Condition, sign or gene. */
      search: searchText(),
      /** Part of a breed's name. */
      breed: searchText(),
      species: species().notRequired(),
    }),
    response: paged(responseObject(facts)),
  },
  get: {
    params: castObject({
      code: string()
        .matches(/^[a-z0-9-]{1,40}$/, fieldMessages.invalid)
        .required(),
    }),
    response: responseObject({
      ...facts,
      gene: nullableText(),
      omia: nullableText(),
      evidence: responseText(),
      /** Public references that confirm the gene. */
      sources: listOf(responseText()),
      /** In which the variant has been reported. */
      breeds: listOf(responseObject({ id: id(), name: responseText() })),
      /** The best product with the test, and its text if it is about this test alone. Null where it is not sold. */
      product: responseObject({
        id: id(),
        name: responseText(),
        species: species().nullable().defined(),
        description: nullableText(),
      })
        .nullable()
        .defined(),
    }),
  },
} as const satisfies Shapes<typeof factSheetsRoutes>;
