import { number, string } from "yup";
import { eachPetIdentifier } from "@/lib/domain/pet-identifiers";
import { relations } from "@/lib/config/animal-access";
import { detailsProblems } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import {
  activationEmail,
  barcode,
  barcodes,
  birthDate,
  collector,
  consentFields,
  consents,
  litterFields,
  litterRows,
  optionalBarcode,
  parents,
  person,
  personFields,
  pet,
  petForm,
  sex,
} from "@/lib/contract/kits/public/activation.fields";
import type { activationRoutes } from "./activation.routes";

const named = { id: f.id(), name: f.responseText() };
const price = f.responseObject({ amount: f.amount(), currency: f.currency() });

/** A product that the laboratory can work on, with what it tests. */
const kitProduct = f.responseObject({
  ...named,
  species: f.speciesOrNone(),
  typeId: f.id(),
  categoryId: f.id(),
  testCount: f.wholeNumber(),
});

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
  packOf: f.responseObject(named).nullable().defined(),
});

/** Ours: of the form. Kits that it has activated are accepted, since the response may have been lost. */
const attempt = { id: f.token().notRequired() };

const providerId = () =>
  string()
    .matches(/^[\w-]{1,255}$/, fieldMessages.invalid)
    .required();
const transaction = () => f.strictObject({ transactionId: providerId() }).default(undefined).notRequired();

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

const petResponse = f.responseObject({
  animalId: f.id(),
  petName: f.responseText(),
  gender: sex(),
  species: f.species(),
  dobDay: number().integer().nullable().defined(),
  dobMonth: number().integer().nullable().defined(),
  dobYear: number().integer().nullable().defined(),
  breed: f.responseObject(named).nullable().defined(),
  isMixedBreed: f.flag(),
  weight: number().nullable().defined(),
  weightType: f.responseText(),
  personality: f.nullableText(),
  ...eachPetIdentifier(f.nullableText),
});

const sample = f.responseObject({
  barcode: f.responseText(),
  postedAt: f.nullableText(),
  trackingNumber: f.nullableText(),
  receivedAt: f.nullableText(),
  hold: f.nullableText(),
  /** Details that do not fit the sample: they can be corrected until they do. */
  problem: string().oneOf(detailsProblems).nullable().defined(),
  /** From the laboratory. */
  problemNote: f.nullableText(),
  /** Right details release the sample; otherwise the laboratory does. */
  isCorrectable: f.flag(),
});

const parent = () => f.responseObject({ id: f.id().nullable().defined(), name: f.nullableText() });

const activation = f.responseObject({
  token: f.token(),
  activatedAt: f.responseText(),
  email: f.responseText(),
  /** It belongs to an account. Until then anyone with the token may see and change it. */
  isClaimed: f.flag(),
  /** How the caller stands to the animal. A former owner sees it as it was on the day of the transfer. */
  relation: string().oneOf(relations).required(),
  product: kitProduct,
  extras: f.listOf(f.responseObject(named)),
  form: petForm(),
  pet: petResponse,
  /** Null if none are on file. */
  parents: f
    .responseObject({ dam: parent(), sire: parent(), littermates: f.wholeNumber() })
    .nullable()
    .defined(),
  samples: f.listOf(sample),
  consents: f.responseObject(consentFields),
  /** Only by the owner, and false once the laboratory has a sample whose details fit. */
  isEditable: f.flag(),
});

const tokenParams = f.castObject({ token: f.token() });
const reminders = { activation: f.flag(), posting: f.flag(), expiry: f.flag() };

export const activationShapes = {
  registerEmail: {
    body: f.strictObject({ email: activationEmail() }),
    response: f.responseObject({ id: f.token(), email: f.responseText() }),
  },
  /** `step`: may these kits be activated? `redeem`: may these tubes be used for tests of a pack? */
  barcode: {
    body: f.strictObject({
      ...attempt,
      barcodes: barcodes(limits.litterRows),
      type: string().oneOf(["redeem", "step"], fieldMessages.invalid).required(),
    }),
    response: f.responseObject({ kits: f.listOf(kit) }),
  },
  enterKitBarcode: {
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
    body: f.strictObject({
      ...attempt,
      barcodes: barcodes(2),
      selectedProduct: f.optionalId().nullable(),
      pet: pet(),
    }),
    response: f.responseObject({ form: petForm(), breed: f.responseObject(named).nullable().defined() }),
  },
  aboutMe: { body: f.strictObject(personFields), response: noContent },
  review: {
    body: f.strictObject(record),
    response: f.responseObject({ product: kitProduct, extras: f.listOf(f.responseObject(named)) }),
  },
  breed: {
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
    query: f.castObject({
      productType: f.optionalId(),
      categoryId: f.optionalId(),
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
  activate: { body: f.strictObject(record), response: activation },
  kitBalance: { response: f.responseObject({ results: f.listOf(balance) }) },
  litter: {
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
  get: { params: tokenParams, response: activation },
  updatePet: { params: tokenParams, body: pet(), response: activation },
  updateParents: { params: tokenParams, body: parents(), response: activation },
  changeAnimal: { params: tokenParams, body: pet(), response: activation },
  markPosted: {
    params: tokenParams,
    body: f.strictObject({ trackingNumber: f.optionalText(limits.trackingNumberLength).nullable() }),
    response: activation,
  },
  updateConsents: { params: tokenParams, body: consents(), response: activation },
  reportProblem: {
    body: f.strictObject({
      barcode: barcode(),
      email: activationEmail(),
      message: f.text(limits.statementLength),
    }),
    response: noContent,
  },
  ownAnimals: {
    query: f.castObject({
      species: f.species().notRequired(),
      search: f.anyText(limits.searchLength).default(""),
    }),
    response: f.responseObject({ results: f.listOf(petResponse) }),
  },
  addAnimal: { body: pet(), response: f.responseObject({ id: f.id() }) },
  getReminders: {
    params: tokenParams,
    response: f.responseObject({ email: f.responseText(), ...reminders }),
  },
  updateReminders: { params: tokenParams, body: f.strictObject(reminders), response: noContent },
} as const satisfies Shapes<typeof activationRoutes>;
