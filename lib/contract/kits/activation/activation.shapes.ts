import { string } from "yup";
import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import {
  activationEmail,
  barcode,
  barcodes,
  birthDate,
  collector,
  consents,
  litterFields,
  litterRows,
  optionalBarcode,
  parents,
  person,
  personFields,
  pet,
  petForm,
} from "@/lib/contract/kits/public/activation.fields";
import { activation, kitProduct, named, petResponse } from "./activation-response.fields";
import type { activationRoutes } from "./activation.routes";

const price = f.responseObject({ amount: f.amount(), currency: f.currency() });

const kit = f.responseObject({
  barcode: f.responseText(),
  /** Null for a tube without a test. */
  product: kitProduct.nullable().defined(),
  /** Which facts are asked about the animal. */
  form: petForm(),
  /** Tests that were bought for this kit while it was being activated, paid or on account. */
  extras: f.listOf(f.responseObject(named)),
});

const offeredTest = f.responseObject({
  ...named,
  species: f.speciesOrNone(),
  typeId: f.id(),
  categoryId: f.id(),
  summary: f.responseText(),
  price,
});

/** What the pack of a balance can be redeemed for is chosen per kit. */
const balance = f.responseObject({
  /** The pack. */
  ...named,
  categoryId: f.id(),
  species: f.speciesOrNone(),
  units: f.wholeNumber(),
  /** The product of each unit; null for any single test. */
  packOf: f.nullableObject(named),
});

/** Ours: of the form. Kits that it has activated are accepted, since the response may have been lost. */
const attempt = { id: f.token().notRequired() };

const providerId = () =>
  string()
    .matches(/^[\w-]{1,255}$/, "fields.invalid")
    .required();
const transaction = () =>
  f
    .strictObject({ transactionId: providerId() })
    .meta({ title: "Transaction" })
    .default(undefined)
    .notRequired();

/** Everything an activation consists of. */
const record = {
  /** Id of `registerEmail`: a repeated request with the same id gets the same answer. */
  id: f.token(),
  email: activationEmail(),
  barcodes: barcodes(2),
  pet: pet(),
  person: person(),
  /** The pack to redeem a unit of, and the test to redeem it for: for tubes without a test. */
  selectedTestKit: f.optionalId().nullable(),
  selectedProduct: f.optionalId().nullable(),
  payment: f.strictObject({ paypal: transaction(), stripe: transaction() }).default(undefined).notRequired(),
  collectionAgent: collector().default(undefined).nullable().notRequired(),
  consents: consents().default(undefined).notRequired(),
};

const tokenParams = f.castObject({ token: f.token() });
const reminders = { activation: f.flag(), posting: f.flag(), expiry: f.flag() };

export const activationShapes = {
  registerEmail: {
    summary: "Starts an activation for an email address.",
    body: f.strictObject({ email: activationEmail() }),
    response: f.responseObject({ id: f.token(), email: f.responseText() }),
  },
  /** `step`: may these kits be activated? `redeem`: may these tubes be used for tests of a pack? */
  barcode: {
    summary: "Checks a barcode: whether the kit can be activated, and for what.",
    body: f.strictObject({
      ...attempt,
      barcodes: barcodes(limits.litterRows),
      type: string().oneOf(["redeem", "step"], "fields.invalid").required(),
    }),
    response: f.responseObject({ kits: f.listOf(kit) }),
  },
  enterKitBarcode: {
    summary: "Checks the barcodes that were typed, and says what the kits are for.",
    body: f.strictObject({
      ...attempt,
      barcode: barcode(),
      confirmBarcode: barcode(),
      secondBarcode: optionalBarcode(),
      confirmSecondBarcode: optionalBarcode(),
    }),
    response: f.responseObject({ kits: f.listOf(kit) }),
  },
  aboutMyPet: {
    summary: "Checks the fields of the pet.",
    body: f.strictObject({
      ...attempt,
      barcodes: barcodes(2),
      selectedProduct: f.optionalId().nullable(),
      pet: pet(),
    }),
    response: f.responseObject({ form: petForm(), breed: f.nullableObject(named) }),
  },
  aboutMe: {
    summary: "Checks the fields of the owner.",
    body: f.strictObject(personFields),
    response: noContent,
  },
  review: {
    summary: "Checks everything before the activation.",
    body: f.strictObject(record),
    response: f.responseObject({ product: kitProduct, extras: f.listOf(f.responseObject(named)) }),
  },
  breed: {
    summary: "Breeds that a kit can be used for.",
    query: f.castObject({ id: f.id() }),
    response: f.responseObject({
      ...named,
      species: f.species(),
      /** Tests that matter in the breed. */
      products: f.listOf(offeredTest),
    }),
  },
  /** Tests that can be added to a kit; `exclude` lists those that its product includes. */
  products: {
    summary: "Tests that can be added to a kit.",
    query: f.castObject({
      productType: f.optionalSmallId(),
      categoryId: f.optionalSmallId(),
      barcode: f.text(limits.barcodeLength).optional(),
      breed: f.optionalId(),
      animalId: f.optionalId(),
      /** Ours: for a tube without a test, the one that it is used for, and the animal's species. */
      selectedProduct: f.optionalId(),
      species: f.species().notRequired(),
    }),
    response: f.responseObject({
      results: f.listOf(offeredTest),
      exclude: f.responseObject({ traits: f.listOf(f.id()), diseases: f.listOf(f.id()) }),
    }),
  },
  activate: { summary: "Activates a kit for an animal.", body: f.strictObject(record), response: activation },
  kitBalance: {
    summary: "How many kits of a product are left.",
    response: f.responseObject({ results: f.listOf(balance) }),
  },
  litter: {
    summary: "Activates kits for a whole litter at once.",
    body: f.strictObject({
      id: record.id,
      email: record.email,
      person: person(),
      consents: record.consents,
      collectionAgent: record.collectionAgent,
      selectedTestKit: record.selectedTestKit,
      selectedProduct: record.selectedProduct,
      ...litterFields,
      ...birthDate,
      rows: litterRows(),
    }),
    response: f.responseObject({
      litterId: f.id(),
      activations: f.listOf(
        f.responseObject({ token: f.token(), barcode: f.responseText(), petName: f.responseText() }),
      ),
    }),
  },
  get: {
    summary: "An activation by its token: kit, animal, sample and next steps.",
    params: tokenParams,
    response: activation,
  },
  updatePet: {
    summary: "Corrects facts of the animal after activation.",
    params: tokenParams,
    body: pet(),
    response: activation,
  },
  updateParents: {
    summary: "Corrects the parents after activation.",
    params: tokenParams,
    body: parents(),
    response: activation,
  },
  changeAnimal: {
    summary: "Moves the kit to another of the user's animals.",
    params: tokenParams,
    body: pet(),
    response: activation,
  },
  markPosted: {
    summary: "Notes that the sample is in the post.",
    params: tokenParams,
    body: f.strictObject({ trackingNumber: f.optionalText(limits.trackingNumberLength).nullable() }),
    response: activation,
  },
  updateConsents: {
    summary: "Changes what the sample may be used for.",
    params: tokenParams,
    body: consents(),
    response: activation,
  },
  reportProblem: {
    summary: "Reports a problem with a kit.",
    body: f.strictObject({
      barcode: barcode(),
      email: activationEmail(),
      message: f.text(limits.statementLength),
    }),
    response: noContent,
  },
  ownAnimals: {
    summary: "Animals of the user that the kit could be for.",
    query: f.castObject({
      species: f.species().notRequired(),
      search: f.anyText(limits.searchLength).default(""),
    }),
    response: f.responseObject({ results: f.listOf(petResponse) }),
  },
  addAnimal: {
    summary: "Adds an animal without a kit.",
    body: pet(),
    response: f.responseObject({ id: f.id() }),
  },
  getReminders: {
    summary: "Whether reminders are sent for a kit, by the token of a mail.",
    params: tokenParams,
    response: f.responseObject({ email: f.responseText(), ...reminders }),
  },
  updateReminders: {
    summary: "Turns the reminders of a kit on or off.",
    params: tokenParams,
    body: f.strictObject(reminders),
    response: noContent,
  },
} as const satisfies Shapes<typeof activationRoutes>;
