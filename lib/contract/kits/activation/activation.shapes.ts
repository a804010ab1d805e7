import { eachPetIdentifier } from "@/lib/domain/pet-identifiers";
import { number, string } from "yup";
import { relations } from "@/lib/config/animal-access";
import { detailsProblems } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  amount,
  anyText,
  castObject,
  currency,
  flag,
  id,
  listOf,
  nullableText,
  optionalId,
  optionalText,
  responseObject,
  responseText,
  species,
  speciesOrNone,
  strictObject,
  text,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
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

const named = { id: id(), name: responseText() };
const price = responseObject({ amount: amount(), currency: currency() });

/** A product that the laboratory can work on, with what it tests. */
const kitProduct = responseObject({
  ...named,
  species: speciesOrNone(),
  typeId: id(),
  categoryId: id(),
  testCount: wholeNumber(),
});

const kit = responseObject({
  barcode: responseText(),
  /** Null for a tube without a test. */
  product: kitProduct.nullable().defined(),
  /** Which facts are asked about the animal. */
  form: petForm(),
  /** Tests that were bought for this kit while it was being activated, paid or on account. */
  extras: listOf(responseObject(named)),
});

const offeredTest = responseObject({
  ...named,
  species: speciesOrNone(),
  typeId: id(),
  categoryId: id(),
  summary: responseText(),
  price,
});

/** What the pack of a balance can be redeemed for is chosen per kit. */
const balance = responseObject({
  /** The pack. */
  ...named,
  categoryId: id(),
  species: speciesOrNone(),
  units: wholeNumber(),
  /** The product of each unit; null for any single test. */
  packOf: responseObject(named).nullable().defined(),
});

/** Ours: of the form. Kits that it has activated are accepted, since the response may have been lost. */
const attempt = { id: token().notRequired() };

const providerId = () =>
  string()
    .matches(/^[\w-]{1,255}$/, fieldMessages.invalid)
    .required();
const transaction = () => strictObject({ transactionId: providerId() }).default(undefined).notRequired();

/** Everything an activation consists of. */
const record = {
  /** Id of `registerEmail`: a repeated request with the same id gets the same answer. */
  id: token(),
  email: activationEmail(),
  barcodes: barcodes(2),
  pet: pet(),
  person: person(),
  /** The pack to redeem a unit of, and the test to redeem it for: for tubes without a test. */
  selectedTestKit: optionalId().nullable(),
  selectedProduct: optionalId().nullable(),
  payment: strictObject({ paypal: transaction(), stripe: transaction() }).default(undefined).notRequired(),
  collectionAgent: collector().default(undefined).nullable().notRequired(),
  consents: consents().default(undefined).notRequired(),
};

const petResponse = responseObject({
  animalId: id(),
  petName: responseText(),
  gender: sex(),
  species: species(),
  dobDay: number().integer().nullable().defined(),
  dobMonth: number().integer().nullable().defined(),
  dobYear: number().integer().nullable().defined(),
  breed: responseObject(named).nullable().defined(),
  isMixedBreed: flag(),
  weight: number().nullable().defined(),
  weightType: responseText(),
  personality: nullableText(),
  ...eachPetIdentifier(nullableText),
});

const sample = responseObject({
  barcode: responseText(),
  postedAt: nullableText(),
  trackingNumber: nullableText(),
  receivedAt: nullableText(),
  hold: nullableText(),
  /** Details that do not fit the sample: they can be corrected until they do. */
  problem: string().oneOf(detailsProblems).nullable().defined(),
  /** From the laboratory. */
  problemNote: nullableText(),
  /** Right details release the sample; otherwise the laboratory does. */
  isCorrectable: flag(),
});

const parent = () => responseObject({ id: id().nullable().defined(), name: nullableText() });

const activation = responseObject({
  token: token(),
  activatedAt: responseText(),
  email: responseText(),
  /** It belongs to an account. Until then anyone with the token may see and change it. */
  isClaimed: flag(),
  /** How the caller stands to the animal. A former owner sees it as it was on the day of the transfer. */
  relation: string().oneOf(relations).required(),
  product: kitProduct,
  extras: listOf(responseObject(named)),
  form: petForm(),
  pet: petResponse,
  /** Null if none are on file. */
  parents: responseObject({ dam: parent(), sire: parent(), littermates: wholeNumber() }).nullable().defined(),
  samples: listOf(sample),
  consents: responseObject(consentFields),
  /** Only by the owner, and false once the laboratory has a sample whose details fit. */
  isEditable: flag(),
});

const tokenParams = castObject({ token: token() });
const reminders = { activation: flag(), posting: flag(), expiry: flag() };

export const activationShapes = {
  registerEmail: {
    body: strictObject({ email: activationEmail() }),
    response: responseObject({ id: token(), email: responseText() }),
  },
  /** `step`: may these kits be activated? `redeem`: may these tubes be used for tests of a pack? */
  barcode: {
    body: strictObject({
      ...attempt,
      barcodes: barcodes(limits.litterRows),
      type: string().oneOf(["redeem", "step"], fieldMessages.invalid).required(),
    }),
    response: responseObject({ kits: listOf(kit) }),
  },
  enterKitBarcode: {
    body: strictObject({
      ...attempt,
      barcode: barcode(),
      confirmBarcode: barcode(),
      secondBarcode: optionalBarcode(),
      confirmSecondBarcode: optionalBarcode(),
    }),
    response: responseObject({ kits: listOf(kit) }),
  },
  aboutMyPet: {
    body: strictObject({
      ...attempt,
      barcodes: barcodes(2),
      selectedProduct: optionalId().nullable(),
      pet: pet(),
    }),
    response: responseObject({ form: petForm(), breed: responseObject(named).nullable().defined() }),
  },
  aboutMe: { body: strictObject(personFields), response: noContent },
  review: {
    body: strictObject(record),
    response: responseObject({ product: kitProduct, extras: listOf(responseObject(named)) }),
  },
  breed: {
    query: castObject({ id: id() }),
    response: responseObject({
      ...named,
      species: species(),
      /** Tests that matter in the breed. */
      products: listOf(offeredTest),
    }),
  },
  /** Tests that can be added to a kit; `exclude` lists those that its product includes. */
  products: {
    query: castObject({
      productType: optionalId(),
      categoryId: optionalId(),
      barcode: text(limits.barcodeLength).optional(),
      breed: optionalId(),
      animalId: optionalId(),
      /** Ours: for a tube without a test, the one that it is used for, and the animal's species. */
      selectedProduct: optionalId(),
      species: species().notRequired(),
    }),
    response: responseObject({
      results: listOf(offeredTest),
      exclude: responseObject({ traits: listOf(id()), diseases: listOf(id()) }),
    }),
  },
  activate: { body: strictObject(record), response: activation },
  kitBalance: { response: responseObject({ results: listOf(balance) }) },
  litter: {
    body: strictObject({
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
    response: responseObject({
      litterId: id(),
      activations: listOf(
        responseObject({ token: token(), barcode: responseText(), petName: responseText() }),
      ),
    }),
  },
  get: { params: tokenParams, response: activation },
  updatePet: { params: tokenParams, body: pet(), response: activation },
  updateParents: { params: tokenParams, body: parents(), response: activation },
  changeAnimal: { params: tokenParams, body: pet(), response: activation },
  markPosted: {
    params: tokenParams,
    body: strictObject({ trackingNumber: optionalText(limits.trackingNumberLength).nullable() }),
    response: activation,
  },
  updateConsents: { params: tokenParams, body: consents(), response: activation },
  reportProblem: {
    body: strictObject({
      barcode: barcode(),
      email: activationEmail(),
      message: text(limits.statementLength),
    }),
    response: noContent,
  },
  ownAnimals: {
    query: castObject({ species: species().notRequired(), search: anyText(limits.searchLength).default("") }),
    response: responseObject({ results: listOf(petResponse) }),
  },
  addAnimal: { body: pet(), response: responseObject({ id: id() }) },
  getReminders: { params: tokenParams, response: responseObject({ email: responseText(), ...reminders }) },
  updateReminders: { params: tokenParams, body: strictObject(reminders), response: noContent },
} as const satisfies Shapes<typeof activationRoutes>;
