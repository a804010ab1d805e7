import { eachPetIdentifier } from "@/lib/domain/pet-identifiers";
import { string } from "yup";
import { sexes } from "@/lib/config/animals";
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
  species,
} from "@/lib/contract/fields";
import type { publicApiRoutes } from "./public-api.routes";

const animal = responseObject({
  id: id(),
  name: responseText(),
  species: species(),
  sex: string().oneOf(sexes).required(),
  breed: nullableText(),
  bornOn: nullableText(),
  ...eachPetIdentifier(nullableText),
});

const params = castObject({ id: id() });

const ofTest = {
  barcode: responseText(),
  /** Code of the test. */
  test: responseText(),
  name: responseText(),
  /** As printed on the report; null without a result. */
  genotype: nullableText(),
  issuedAt: responseText(),
};

export const publicApiShapes = {
  listAnimals: { query: castObject({ page: page(), size: pageSize() }), response: paged(animal) },
  getAnimal: { params, response: animal },
  listResults: { params, response: listOf(responseObject({ ...ofTest, outcome: responseText() })) },
  listGenotypes: {
    params,
    response: listOf(responseObject({ ...ofTest, locus: nullableText(), assayVersion: responseText() })),
  },
} as const satisfies Shapes<typeof publicApiRoutes>;
