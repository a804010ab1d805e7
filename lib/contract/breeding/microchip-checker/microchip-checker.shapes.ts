import { number, string } from "yup";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { microchipCheckerRoutes } from "./microchip-checker.routes";

const params = f.castObject({ id: f.text(limits.barcodeLength) });

const check = {
  /** Without spaces and hyphens. */
  number: f.responseText(),
  /** `old`: a format from before ISO 11784. */
  kind: string().oneOf(["iso", "old", "invalid"], "fields.invalid").required(),
  /** The first three digits of an ISO number. */
  code: f.nullableText(),
  issuer: string()
    .oneOf(["country", "unassigned", "manufacturer", "shared-manufacturer", "test"])
    .nullable()
    .defined(),
  /** Set for the code of a country, ISO 3166. */
  country: f.nullableText(),
  format: string().oneOf(["nine-digits", "ten-characters"]).nullable().defined(),
  problem: string().oneOf(["characters", "length", "no-code", "too-large"]).nullable().defined(),
};

const animal = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  species: f.species(),
  breed: f.nullableText(),
  birthYear: number().integer().nullable().defined(),
  /** Names of the parents as far as its litter says. */
  dam: f.nullableText(),
  sire: f.nullableText(),
});

export const microchipCheckerShapes = {
  check: {
    summary: "Where a microchip number comes from, and whether an animal here has it.",
    params,
    response: f.responseObject({ ...check, animals: f.listOf(animal) }),
  },
  checkPublic: { summary: "Where a microchip number comes from.", params, response: f.responseObject(check) },
} as const satisfies Shapes<typeof microchipCheckerRoutes>;
