import { number, string } from "yup";
import { documentKinds, documentStates, signingKeyStates } from "@/lib/config/animals/documents";
import { markerMatches, parentageOutcomes } from "@/lib/config/animals/parentage";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { resultOutcomes } from "@/lib/domain/animals/report-content";
import type { passportsRoutes } from "./passports.routes";

const match = () => string().oneOf(markerMatches).nullable().defined();

/** What the document states. The signature covers it in the form of the JWS. */
const content = f.responseObject({
  kind: string().oneOf(documentKinds).required(),
  key: f.responseText(),
  animal: f.responseObject({
    name: f.responseText(),
    registrationName: f.nullableText(),
    registrationNumber: f.nullableText(),
    chipNumber: f.nullableText(),
    species: f.species(),
    breed: f.nullableText(),
    sex: f.responseText(),
    bornOn: f.nullableDay(),
  }),
  barcode: f.nullableText(),
  version: f.wholeNumber(),
  issuedOn: f.responseDay(),
  /** Empty: the owner took the sample. */
  collector: f.responseText(),
  assayVersion: f.responseText(),
  panel: f.nullableText(),
  tests: f.listOf(
    f.responseObject({
      code: f.responseText(),
      name: f.responseText(),
      genotype: f.nullableText(),
      outcome: string().oneOf(resultOutcomes).required(),
      /** What it means, in sentences. Missing in older documents. */
      meaning: f.listOf(f.responseText()).default(undefined).notRequired(),
    }),
  ),
  breeds: f.listOf(f.responseObject({ breed: f.responseText(), percent: number().required() })),
  markers: f.listOf(f.responseObject({ marker: f.responseText(), alleles: f.listOf(f.responseText()) })),
  parentage: f.nullableObject({
    outcome: string().oneOf(parentageOutcomes).required(),
    dam: f.nullableText(),
    sire: f.nullableText(),
    markers: f.listOf(f.responseObject({ marker: f.responseText(), dam: match(), sire: match() })),
  }),
});

export const passportsShapes = {
  get: {
    summary: "The passport of an animal, by its link.",
    params: f.castObject({ token: f.token() }),
    response: f.responseObject({
      /** Whether the signature is right and covers exactly what is stored. */
      isGenuine: f.flag(),
      state: string().oneOf(documentStates).required(),
      keyState: string().oneOf(signingKeyStates).required(),
      issuedAt: f.instant(),
      /** Hex. */
      pdfSha256: f.responseText(),
      isHidden: f.flag(),
      /** Null while the owner hides it; the signature contains it too. */
      content: content.nullable().defined(),
      jws: f.nullableText(),
    }),
  },
  changeVisibility: {
    summary: "Chooses what the passport shows.",
    params: f.castObject({ token: f.token() }),
    body: f.strictObject({ isHidden: f.flag() }),
    response: f.responseObject({ isHidden: f.flag() }),
  },
  keys: {
    summary: "Public keys of those that sign documents.",
    response: f.responseObject({
      keys: f.listOf(
        f.responseObject({
          kty: f.responseText(),
          crv: f.responseText(),
          x: f.responseText(),
          kid: f.responseText(),
          alg: f.responseText(),
          use: f.responseText(),
          /** Ours: a retired key is still valid, a compromised one proves nothing. */
          status: string().oneOf(signingKeyStates).required(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof passportsRoutes>;
