import { beforeAll, describe, expect, it } from "vitest";
import {
  barcodeRules,
  breedRules,
  emailRules,
  personRules,
  petRules,
  type RuleCase,
  validBarcodes,
  validPerson,
  validPet,
} from "@/lib/contract/testing/activation-rules";
import { startTestBackend } from "@/backend/testing/server";
import { breedProfile, createKitBuyer, genoPet } from "@/backend/kits/activation/testing/activation-kit";

const backend = startTestBackend();
const { callRoute } = backend;
const buyKits = createKitBuyer(backend);

let barcode = "";
let breedBarcode = "";
beforeAll(async () => {
  [barcode = ""] = await buyKits(genoPet);
  [breedBarcode = ""] = await buyKits(breedProfile);
});

const withoutPetPrefix = (body: unknown) =>
  Object.fromEntries(
    Object.entries(body as Record<string, string>).map(([field, message]) => [
      field.replace(/^pet\./, ""),
      message,
    ]),
  );

/** The same rules as in the forms, for callers that skip the form. */
const steps: readonly (readonly [string, string, (change: object) => object, readonly RuleCase[]])[] = [
  ["an email", "activation.registerEmail", (change) => ({ email: "jo@test.example", ...change }), emailRules],
  ["barcodes", "activation.enterKitBarcode", (change) => ({ ...validBarcodes, ...change }), barcodeRules],
  [
    "an animal by date of birth",
    "activation.aboutMyPet",
    (change) => ({ barcodes: [barcode], pet: { ...validPet, ...change } }),
    petRules,
  ],
  [
    "an animal by breed",
    "activation.aboutMyPet",
    (change) => ({ barcodes: [breedBarcode], pet: { ...validPet, breed: 7, ...change } }),
    breedRules,
  ],
  ["a person", "activation.aboutMe", (change) => ({ ...validPerson, ...change }), personRules],
];

describe.each(steps)("the call for %s", (_name, call, toBody, rules) => {
  it.each(rules)("$rule, with 428", async ({ change, field, message }) => {
    const { status, body } = await callRoute(call, { body: toBody(change) });
    expect([status, withoutPetPrefix(body)[field]]).toEqual([428, message]);
  });
});
