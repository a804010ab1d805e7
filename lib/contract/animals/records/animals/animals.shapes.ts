import { number, string } from "yup";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import { weightTypes } from "@/lib/config/kits/activation";
import { accessScopes, animalEventKinds, relations } from "@/lib/config/animals/animal-access";
import { sexes } from "@/lib/config/animals/animals";
import { noCallReasons, resultStates, stages } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import { upgradeKinds } from "@/lib/config/animals/upgrades";
import { barcode } from "@/lib/contract/kits/public/activation.fields";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { price, suggestion } from "@/lib/contract/shop/public/products.shapes";
import { resultOutcomes } from "@/lib/domain/animals/report-content";
import { animalFields, listQuery } from "./animals.fields";
import type { animalsRoutes } from "./animals.routes";

const named = { id: f.id(), name: f.responseText() };
const sex = () => string().oneOf(sexes).required();
const resultState = () => string().oneOf(resultStates).required();
const datePart = () => number().integer().nullable().defined();

/** What every screen shows of an animal. */
const facts = {
  breed: f.nullableObject(named),
  isMixedBreed: f.flag(),
  /** Coat of the breed, for the illustration. */
  coat: f.nullableText(),
  ...eachPetIdentifier(f.nullableText),
  diedOn: f.nullableDay(),
  photoId: f.nullableText(),
  archivedAt: f.nullableInstant(),
};

const listed = f.responseObject({
  ...named,
  species: f.species(),
  sex: sex(),
  bornOn: f.nullableDay(),
  ...facts,
  /** A vet's client, or the owner of an animal shared with the caller. */
  ownerName: f.nullableText(),
  /** The club through which the caller sees it; null for own animals and those shared with the caller. */
  viaClub: f.nullableText(),
  /** The newest tube. */
  sample: f.nullableObject({ barcode: f.responseText(), state: resultState() }),
  /** Tests at risk and carrier results, over all reports that the caller may see. */
  findings: f.responseObject({ atRisk: f.wholeNumber(), carrier: f.wholeNumber() }),
});

const parent = f.nullableObject({ id: f.id().nullable(), name: f.responseText() });

/** The documented pet, and what its page needs. */
const animal = f.responseObject({
  id: f.id(),
  petName: f.responseText(),
  gender: sex(),
  species: f.species(),
  dobDay: datePart(),
  dobMonth: datePart(),
  dobYear: datePart(),
  weight: number().nullable().defined(),
  weightType: string().oneOf(weightTypes).required(),
  personality: f.nullableText(),
  ...facts,
  /** The owner. */
  user: f.nullableObject({ name: f.responseText() }),
  /** Product of the newest activation. */
  product: f.nullableObject({ ...named, barcode: f.responseText() }),
  contactName: f.nullableText(),
  contactEmail: f.nullableText(),
  dam: parent,
  sire: parent,
  relation: string().oneOf(relations).required(),
  /** What the caller may read. */
  scopes: f.listOf(string().oneOf(accessScopes).required()),
  /** Has samples or results: it can be archived, not deleted. */
  isTested: f.flag(),
  hasDnaProfile: f.flag(),
});

const tube = f.responseObject({
  barcode: f.responseText(),
  product: f.responseText(),
  state: resultState(),
  stage: string().oneOf(stages).required(),
  activatedAt: f.instant(),
  promisedOn: f.nullableDay(),
  /** Date of the newest version of its report. */
  reportedAt: f.nullableInstant(),
  version: f.wholeNumber().nullable(),
  /** A replacement tube: counts collections of the activation. */
  attempt: f.wholeNumber(),
});

const upgrade = f.responseObject({
  ...suggestion,
  price,
  summary: f.responseText(),
  upgradeKind: string().oneOf(upgradeKinds).required(),
  isInCart: f.flag(),
});

const breedTest = f.responseObject({
  code: f.responseText(),
  name: f.responseText(),
  kind: f.responseText(),
  evidence: f.responseText(),
  /** Why the test is listed. */
  basis: f.responseText(),
  summary: f.responseText(),
  product: f.responseObject(suggestion),
  price,
  result: f.nullableObject({
    outcome: string().oneOf(resultOutcomes).required(),
    genotype: f.nullableText(),
    reason: string().oneOf(noCallReasons).nullable().defined(),
    barcode: f.responseText(),
  }),
});

const ancestor = f.responseObject({
  /** Way from the animal: `d` for dam, `s` for sire, one letter per generation. */
  place: string()
    .matches(/^[ds]{1,3}$/)
    .required(),
  /** Null when the caller may not open it. */
  id: f.id().nullable(),
  name: f.responseText(),
  registrationName: f.nullableText(),
  breed: f.nullableText(),
  coat: f.nullableText(),
  photoId: f.nullableText(),
  /** A parentage report confirms it. */
  isVerified: f.flag(),
});

const timelineKinds = [...animalEventKinds, "activated", "stage", "reported"] as const;

const timelineEntry = f.responseObject({
  kind: string().oneOf(timelineKinds).required(),
  /** A time; of `collected`, the day of the sample. */
  at: f.dayOrInstant(),
  stage: string().oneOf(stages).nullable().defined(),
  barcode: f.nullableText(),
  product: f.nullableText(),
  version: f.wholeNumber().nullable(),
  /** Whom it was shared with or offered to. */
  person: f.nullableText(),
});

const params = f.castObject({ id: f.id() });

export const animalsShapes = {
  list: {
    summary: "Lists the user's animals; also those shared, archived or collected.",
    query: f.castObject(listQuery),
    response: f.paged(listed),
  },
  get: { summary: "One animal.", params, response: animal },
  profile: {
    summary: "One animal with barcodes, photo and what the user may do with it.",
    params,
    response: f.responseObject({
      /** As stated by the owner. */
      breed: f.nullableObject(named),
      isMixedBreed: f.flag(),
      breeds: f.listOf(
        f.responseObject({ name: f.responseText(), percent: number().min(0).max(100).required() }),
      ),
      barcode: f.nullableText(),
      reportedAt: f.nullableInstant(),
      /** Newest result of each test of a disease, over all reports. */
      health: f.responseObject({
        clear: f.wholeNumber(),
        /** At risk first, then carriers. */
        findings: f.listOf(
          f.responseObject({
            code: f.responseText(),
            name: f.responseText(),
            outcome: string().oneOf(resultOutcomes).required(),
            barcode: f.responseText(),
          }),
        ),
      }),
    }),
  },
  barcodes: {
    summary: "Kits of an animal, with the state of their samples.",
    params,
    response: f.responseObject({ results: f.listOf(tube) }),
  },
  upgradeProducts: {
    summary: "Tests that can be added to a sample that the laboratory has.",
    params: f.castObject({ id: f.id(), barcode: barcode() }),
    response: f.responseObject({
      barcode: f.responseText(),
      /** Whether the sample can be tested again. */
      isUsable: f.flag(),
      results: f.listOf(upgrade),
    }),
  },
  breedProfile: {
    summary: "The breed of an animal, with its share in the breed mix.",
    params: f.castObject({ id: f.id(), animal: f.id() }),
    response: f.responseObject({
      breed: f.responseObject(named),
      animal: f.responseObject({ ...named, species: f.species() }),
      tests: f.listOf(breedTest),
    }),
  },
  pedigree: {
    summary: "Ancestors of an animal.",
    params,
    response: f.responseObject({ results: f.listOf(ancestor) }),
  },
  timeline: {
    summary: "What happened to an animal, newest first.",
    params,
    response: f.responseObject({ results: f.listOf(timelineEntry) }),
  },
  parents: {
    summary: "Animals that can be its dam or sire.",
    params,
    query: f.castObject({ role: string().oneOf(["dam", "sire"]).required(), query: f.searchText() }),
    response: f.responseObject({
      results: f.listOf(
        f.responseObject({ ...named, registrationName: f.nullableText(), bornOn: f.nullableDay() }),
      ),
    }),
  },
  update: {
    summary: "Changes facts of an animal.",
    params,
    body: f.strictObject(animalFields),
    response: animal,
  },
  remove: { summary: "Removes an animal without results.", params, response: noContent },
  archive: { summary: "Archives an animal.", params, response: noContent },
  restore: { summary: "Takes an animal out of the archive.", params, response: noContent },
  setPhoto: {
    summary: "Sets the photo of an animal.",
    params,
    response: f.responseObject({ photoId: f.token() }),
  },
  removePhoto: { summary: "Removes the photo of an animal.", params, response: noContent },
  photo: {
    summary: "The photo of an animal.",
    params: f.castObject({ id: f.token() }),
    response: { fileType: "image/webp", maxBytes: limits.photoBytes },
  },
} as const satisfies Shapes<typeof animalsRoutes>;
