import { number, string } from "yup";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  id,
  listOf,
  nullableText,
  responseObject,
  responseText,
  species,
  text,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { microchipCheckerRoutes } from "./microchip-checker.routes";

const params = castObject({ id: text(limits.barcodeLength) });

const check = {
  /** Without spaces and hyphens. */
  number: responseText(),
  /** `old`: a format from before ISO 11784. */
  kind: string().oneOf(["iso", "old", "invalid"], fieldMessages.invalid).required(),
  /** The first three digits of an ISO number. */
  code: nullableText(),
  issuer: string()
    .oneOf(["country", "unassigned", "manufacturer", "shared-manufacturer", "test"])
    .nullable()
    .defined(),
  /** Set for the code of a country, ISO 3166. */
  country: nullableText(),
  format: string().oneOf(["nine-digits", "ten-characters"]).nullable().defined(),
  problem: string().oneOf(["characters", "length", "no-code", "too-large"]).nullable().defined(),
};

const animal = responseObject({
  id: id(),
  name: responseText(),
  species: species(),
  breed: nullableText(),
  birthYear: number().integer().nullable().defined(),
  /** Names of the parents as far as its litter says. */
  dam: nullableText(),
  sire: nullableText(),
});

export const microchipCheckerShapes = {
  check: { params, response: responseObject({ ...check, animals: listOf(animal) }) },
  checkPublic: { params, response: responseObject(check) },
} as const satisfies Shapes<typeof microchipCheckerRoutes>;
