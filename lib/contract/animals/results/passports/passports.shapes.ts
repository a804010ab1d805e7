import { number, string } from "yup";
import { documentKinds, documentStates, signingKeyStates } from "@/lib/config/documents";
import { markerMatches, parentageOutcomes } from "@/lib/config/parentage";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  listOf,
  nullableText,
  responseObject,
  responseText,
  species,
  strictObject,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { resultOutcomes } from "@/lib/domain/report-content";
import type { passportsRoutes } from "./passports.routes";

const match = () => string().oneOf(markerMatches).nullable().defined();

/** What the document states. The signature covers it in the form of the JWS. */
const content = responseObject({
  kind: string().oneOf(documentKinds).required(),
  key: responseText(),
  animal: responseObject({
    name: responseText(),
    registrationName: nullableText(),
    registrationNumber: nullableText(),
    chipNumber: nullableText(),
    species: species(),
    breed: nullableText(),
    sex: responseText(),
    bornOn: nullableText(),
  }),
  barcode: nullableText(),
  version: wholeNumber(),
  issuedOn: responseText(),
  /** Empty: the owner took the sample. */
  collector: responseText(),
  assayVersion: responseText(),
  panel: nullableText(),
  tests: listOf(
    responseObject({
      code: responseText(),
      name: responseText(),
      genotype: nullableText(),
      outcome: string().oneOf(resultOutcomes).required(),
    }),
  ),
  breeds: listOf(responseObject({ breed: responseText(), percent: number().required() })),
  markers: listOf(responseObject({ marker: responseText(), alleles: listOf(responseText()) })),
  parentage: responseObject({
    outcome: string().oneOf(parentageOutcomes).required(),
    dam: nullableText(),
    sire: nullableText(),
    markers: listOf(responseObject({ marker: responseText(), dam: match(), sire: match() })),
  })
    .nullable()
    .defined(),
});

export const passportsShapes = {
  get: {
    params: castObject({ token: token() }),
    response: responseObject({
      /** Whether the signature is right and covers exactly what is stored. */
      isGenuine: flag(),
      state: string().oneOf(documentStates).required(),
      keyState: string().oneOf(signingKeyStates).required(),
      issuedAt: responseText(),
      /** Hex. */
      pdfSha256: responseText(),
      isHidden: flag(),
      /** Null while the owner hides it; the signature contains it too. */
      content: content.nullable().defined(),
      jws: nullableText(),
    }),
  },
  changeVisibility: {
    params: castObject({ token: token() }),
    body: strictObject({ isHidden: flag() }),
    response: responseObject({ isHidden: flag() }),
  },
  keys: {
    response: responseObject({
      keys: listOf(
        responseObject({
          kty: responseText(),
          crv: responseText(),
          x: responseText(),
          kid: responseText(),
          alg: responseText(),
          use: responseText(),
          /** Ours: a retired key is still valid, a compromised one proves nothing. */
          status: string().oneOf(signingKeyStates).required(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof passportsRoutes>;
