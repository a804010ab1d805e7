import { string } from "yup";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import { sexes } from "@/lib/config/animals/animals";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { publicApiRoutes } from "./public-api.routes";

const animal = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  species: f.species(),
  sex: string().oneOf(sexes).required(),
  breed: f.nullableText(),
  bornOn: f.nullableDay(),
  ...eachPetIdentifier(f.nullableText),
});

const params = f.castObject({ id: f.id() });

const ofTest = {
  barcode: f.responseText(),
  /** Code of the test. */
  test: f.responseText(),
  name: f.responseText(),
  /** As printed on the report; null without a result. */
  genotype: f.nullableText(),
  issuedAt: f.instant(),
};

export const publicApiShapes = {
  listAnimals: {
    summary: "For programs: the token owner's animals.",
    query: f.castObject(f.paging()),
    response: f.paged(animal),
  },
  getAnimal: { summary: "For programs: one animal.", params, response: animal },
  listResults: {
    summary: "For programs: results of an animal.",
    params,
    response: f.listOf(f.responseObject({ ...ofTest, outcome: f.responseText() })),
  },
  listGenotypes: {
    summary: "For programs: genotypes of an animal.",
    params,
    response: f.listOf(
      f.responseObject({ ...ofTest, locus: f.nullableText(), assayVersion: f.responseText() }),
    ),
  },
} as const satisfies Shapes<typeof publicApiRoutes>;
