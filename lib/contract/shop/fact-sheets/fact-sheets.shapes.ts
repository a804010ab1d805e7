import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { factSheetsRoutes } from "./fact-sheets.routes";

const facts = {
  code: f.responseText(),
  name: f.responseText(),
  species: f.species(),
  /** Disease or trait. */
  kind: f.responseText(),
  inheritance: f.responseText(),
  bodySystem: f.responseText(),
  summary: f.responseText(),
};

export const factSheetsShapes = {
  list: {
    query: f.castObject({
      page: f.page(),
      size: f.pageSize(),
      /** Condition, sign or gene. */
      search: f.searchText(),
      /** Part of a breed's name. */
      breed: f.searchText(),
      species: f.species().notRequired(),
    }),
    response: f.paged(f.responseObject(facts)),
  },
  get: {
    params: f.castObject({
      code: string()
        .matches(/^[a-z0-9-]{1,40}$/, fieldMessages.invalid)
        .required(),
    }),
    response: f.responseObject({
      ...facts,
      gene: f.nullableText(),
      omia: f.nullableText(),
      evidence: f.responseText(),
      /** Public references that confirm the gene. */
      sources: f.listOf(f.responseText()),
      /** In which the variant has been reported. */
      breeds: f.listOf(f.responseObject({ id: f.id(), name: f.responseText() })),
      /** The best product with the test, and its text if it is about this test alone. Null where it is not sold. */
      product: f
        .responseObject({
          id: f.id(),
          name: f.responseText(),
          species: f.species().nullable().defined(),
          description: f.nullableText(),
        })
        .nullable()
        .defined(),
    }),
  },
} as const satisfies Shapes<typeof factSheetsRoutes>;
