import { eachPetIdentifier } from "@/lib/domain/pet-identifiers";
import { number, string } from "yup";
import { weightTypes } from "@/lib/config/activation";
import { accessScopes, animalEventKinds, relations } from "@/lib/config/animal-access";
import { sexes } from "@/lib/config/animals";
import { noCallReasons, resultStates, stages } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import { upgradeKinds } from "@/lib/config/upgrades";
import { barcode } from "@/lib/contract/kits/public/activation.fields";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  paged,
  responseObject,
  responseText,
  searchText,
  species,
  strictObject,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { price, suggestion } from "@/lib/contract/shop/public/products.shapes";
import { resultOutcomes } from "@/lib/domain/report-content";
import { animalFields, listQuery } from "./animals.fields";
import type { animalsRoutes } from "./animals.routes";

const named = { id: id(), name: responseText() };
const sex = () => string().oneOf(sexes).required();
const resultState = () => string().oneOf(resultStates).required();
const datePart = () => number().integer().nullable().defined();

/** What every screen shows of an animal. */
const facts = {
  breed: responseObject(named).nullable().defined(),
  isMixedBreed: flag(),
  /** Coat of the breed, for the illustration. */
  coat: nullableText(),
  ...eachPetIdentifier(nullableText),
  diedOn: nullableText(),
  photoId: nullableText(),
  archivedAt: nullableText(),
};

const listed = responseObject({
  ...named,
  species: species(),
  sex: sex(),
  bornOn: nullableText(),
  ...facts,
  /** A vet's client, or the owner of an animal shared with the caller. */
  ownerName: nullableText(),
  /** The club through which the caller sees it; null for own animals and those shared with the caller. */
  viaClub: nullableText(),
  /** The newest tube. */
  sample: responseObject({ barcode: responseText(), state: resultState() }).nullable().defined(),
});

const parent = responseObject({ id: id().nullable(), name: responseText() }).nullable().defined();

/** The documented pet, and what its page needs. */
const animal = responseObject({
  id: id(),
  petName: responseText(),
  gender: sex(),
  species: species(),
  dobDay: datePart(),
  dobMonth: datePart(),
  dobYear: datePart(),
  weight: number().nullable().defined(),
  weightType: string().oneOf(weightTypes).required(),
  personality: nullableText(),
  ...facts,
  /** The owner. */
  user: responseObject({ name: responseText() }).nullable().defined(),
  /** Product of the newest activation. */
  product: responseObject({ ...named, barcode: responseText() })
    .nullable()
    .defined(),
  contactName: nullableText(),
  contactEmail: nullableText(),
  dam: parent,
  sire: parent,
  relation: string().oneOf(relations).required(),
  /** What the caller may read. */
  scopes: listOf(string().oneOf(accessScopes).required()),
  /** Has samples or results: it can be archived, not deleted. */
  isTested: flag(),
  hasDnaProfile: flag(),
});

const tube = responseObject({
  barcode: responseText(),
  product: responseText(),
  state: resultState(),
  stage: string().oneOf(stages).required(),
  activatedAt: responseText(),
  promisedOn: nullableText(),
  /** Date of the newest version of its report. */
  reportedAt: nullableText(),
  version: wholeNumber().nullable(),
  /** A replacement tube: counts collections of the activation. */
  attempt: wholeNumber(),
});

const upgrade = responseObject({
  ...suggestion,
  price,
  summary: responseText(),
  upgradeKind: string().oneOf(upgradeKinds).required(),
  isInCart: flag(),
});

const breedTest = responseObject({
  code: responseText(),
  name: responseText(),
  kind: responseText(),
  evidence: responseText(),
  /** Why the test is listed. */
  basis: responseText(),
  summary: responseText(),
  product: responseObject(suggestion),
  price,
  result: responseObject({
    outcome: string().oneOf(resultOutcomes).required(),
    genotype: nullableText(),
    reason: string().oneOf(noCallReasons).nullable().defined(),
    barcode: responseText(),
  })
    .nullable()
    .defined(),
});

const ancestor = responseObject({
  /** Way from the animal: `d` for dam, `s` for sire, one letter per generation. */
  place: string()
    .matches(/^[ds]{1,3}$/)
    .required(),
  /** Null when the caller may not open it. */
  id: id().nullable(),
  name: responseText(),
  registrationName: nullableText(),
  breed: nullableText(),
  coat: nullableText(),
  photoId: nullableText(),
  /** A parentage report confirms it. */
  isVerified: flag(),
});

const timelineKinds = [...animalEventKinds, "activated", "stage", "reported"] as const;

const timelineEntry = responseObject({
  kind: string().oneOf(timelineKinds).required(),
  /** A time; of `collected`, the day of the sample. */
  at: responseText(),
  stage: string().oneOf(stages).nullable().defined(),
  barcode: nullableText(),
  product: nullableText(),
  version: wholeNumber().nullable(),
  /** Whom it was shared with or offered to. */
  person: nullableText(),
});

const params = castObject({ id: id() });

export const animalsShapes = {
  list: { query: castObject(listQuery), response: paged(listed) },
  get: { params, response: animal },
  profile: {
    params,
    response: responseObject({
      /** As stated by the owner. */
      breed: responseObject(named).nullable().defined(),
      isMixedBreed: flag(),
      breeds: listOf(responseObject({ name: responseText(), percent: number().min(0).max(100).required() })),
      barcode: nullableText(),
      reportedAt: nullableText(),
    }),
  },
  barcodes: { params, response: responseObject({ results: listOf(tube) }) },
  upgradeProducts: {
    params: castObject({ id: id(), barcode: barcode() }),
    response: responseObject({
      barcode: responseText(),
      /** Whether the sample can be tested again. */
      isUsable: flag(),
      results: listOf(upgrade),
    }),
  },
  breedProfile: {
    params: castObject({ id: id(), animal: id() }),
    response: responseObject({
      breed: responseObject(named),
      animal: responseObject({ ...named, species: species() }),
      tests: listOf(breedTest),
    }),
  },
  pedigree: { params, response: responseObject({ results: listOf(ancestor) }) },
  timeline: { params, response: responseObject({ results: listOf(timelineEntry) }) },
  parents: {
    params,
    query: castObject({ role: string().oneOf(["dam", "sire"]).required(), query: searchText() }),
    response: responseObject({
      results: listOf(responseObject({ ...named, registrationName: nullableText(), bornOn: nullableText() })),
    }),
  },
  update: { params, body: strictObject(animalFields), response: animal },
  remove: { params, response: noContent },
  archive: { params, response: noContent },
  restore: { params, response: noContent },
  setPhoto: { params, response: responseObject({ photoId: token() }) },
  removePhoto: { params, response: noContent },
  photo: {
    params: castObject({ id: token() }),
    response: { fileType: "image/webp", maxBytes: limits.photoBytes },
  },
} as const satisfies Shapes<typeof animalsRoutes>;
