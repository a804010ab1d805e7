import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
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

/** For the conditions that are ordered most; null for the others. */
const condition = f.responseObject({
  about: f.responseText(),
  signs: f.listOf(f.responseText()),
  onset: f.responseText(),
  penetrance: f.nullableText(),
  owner: f.responseText(),
  breeder: f.nullableText(),
  vet: f.responseText(),
  drugs: f.listOf(
    f.responseObject({ group: f.responseText(), names: f.responseText(), advice: f.responseText() }),
  ),
  references: f.listOf(f.responseObject({ text: f.responseText(), doi: f.nullableText() })),
});

export const factSheetsShapes = {
  list: {
    summary: "All tests with a line about each.",
    query: f.castObject({
      ...f.paging(),
      /** Condition, sign or gene. */
      search: f.searchText(),
      /** Part of a breed's name. */
      breed: f.searchText(),
      species: f.species().notRequired(),
    }),
    response: f.paged(f.responseObject(facts)),
  },
  get: {
    summary: "One test: gene, inheritance, condition, breeds and advice.",
    params: f.castObject({
      code: string()
        .matches(/^[a-z0-9-]{1,40}$/, "fields.invalid")
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
      product: f.nullableObject({
        id: f.id(),
        name: f.responseText(),
        species: f.species().nullable().defined(),
        description: f.nullableText(),
      }),
      condition: condition.nullable().default(null),
    }),
  },
} as const satisfies Shapes<typeof factSheetsRoutes>;
