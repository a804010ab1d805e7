import { string } from "yup";
import { sexes } from "@/lib/config/animals/animals";
import {
  consentDecisions,
  consentStates,
  markerMatches,
  parentageOutcomes,
  parentageQueryTypes,
  parentageRoles,
  parentageStates,
} from "@/lib/config/animals/parentage";
import type { Shapes } from "@/lib/contract/contract";
import { documentFile, sendEmail } from "@/lib/contract/issued-document";
import { noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { price } from "@/lib/contract/shop/public/products.shapes";
import { technologies } from "@/lib/domain/animals/parentage";
import type { parentageRoutes } from "./parentage.routes";
import { requestFields } from "./parentage.rules";

const state = () => string().oneOf(parentageStates).required();
const outcome = () => string().oneOf(parentageOutcomes).nullable().defined();
const sex = () => string().oneOf(sexes).required();
const match = () => string().oneOf(markerMatches).nullable().defined();
const role = () => string().oneOf(parentageRoles, "fields.invalid");

/** An animal that can be compared. Alleles are never part of a response. */
const comparableAnimal = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  species: f.species(),
  sex: sex(),
  bornOn: f.nullableDay(),
  breed: f.nullableText(),
  registrationName: f.nullableText(),
  isMine: f.flag(),
  profiles: f.listOf(
    f.responseObject({
      panel: f.responseText(),
      madeOn: f.responseDay(),
      missing: f.listOf(f.responseText()),
    }),
  ),
});

/** The name of another owner's animal is null until they consent. */
const namedAnimal = { id: f.id(), name: f.nullableText() };

const listed = f.responseObject({
  id: f.id(),
  state: state(),
  /** Why the profiles of a waiting request cannot be compared yet. */
  outcome: outcome(),
  species: f.species(),
  offspring: f.responseObject(namedAnimal),
  dam: f.nullableObject(namedAnimal),
  sire: f.nullableObject(namedAnimal),
  createdAt: f.instant(),
  reportedAt: f.nullableInstant(),
});

const participant = f.responseObject({
  ...namedAnimal,
  sex: sex(),
  breed: f.nullableText(),
  registrationName: f.nullableText(),
  isMine: f.flag(),
  /** Consent of another owner; null for the user's own animals. */
  consent: string().oneOf(consentStates).nullable().defined(),
  /** Why the animal needs a new DNA profile. */
  lack: string()
    .oneOf(["none", "otherPanel", "gaps"] as const)
    .nullable()
    .defined(),
  /** The sex markers of the profile contradict the recorded sex. */
  hasSexClash: f.flag(),
});

const report = f.responseObject({
  id: f.id(),
  state: state(),
  outcome: outcome(),
  species: f.species(),
  club: f.nullableText(),
  createdAt: f.instant(),
  reportedAt: f.nullableInstant(),
  panel: f.nullableObject({
    key: f.responseText(),
    name: f.responseText(),
    technology: string().oneOf(technologies).required(),
    markerCount: f.wholeNumber(),
    leastCommon: f.wholeNumber(),
  }),
  /** Markers with a result in every profile. */
  common: f.wholeNumber().nullable().defined(),
  /** Markers at which the parents together, the dam and the sire do not fit. */
  mismatches: f.responseObject({ all: f.wholeNumber(), dam: f.wholeNumber(), sire: f.wholeNumber() }),
  offspring: participant,
  dam: participant.nullable().defined(),
  sire: participant.nullable().defined(),
  markers: f.listOf(f.responseObject({ marker: f.responseText(), dam: match(), sire: match() })),
  /** Another sire of the user's requests fits as well, so none is named. */
  hasOtherSire: f.flag(),
  canAddToPedigree: f.flag(),
  isInPedigree: f.flag(),
  /** Makes a missing DNA profile. */
  profileProduct: f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() }),
});

const verification = f.responseObject({
  species: f.species(),
  product: f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() }),
  price,
  /** Bought and not used. */
  unitsLeft: f.wholeNumber(),
  profileProduct: f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() }),
  panels: f.listOf(
    f.responseObject({
      key: f.responseText(),
      name: f.responseText(),
      markerCount: f.wholeNumber(),
      leastCommon: f.wholeNumber(),
      isCurrent: f.flag(),
    }),
  ),
});

const consentRequest = f.responseObject({
  requestId: f.id(),
  animal: f.responseObject({ id: f.id(), name: f.responseText() }),
  role: role().required(),
  requestedBy: f.nullableText(),
  offspring: f.responseObject({
    name: f.responseText(),
    breed: f.nullableText(),
    registrationName: f.nullableText(),
  }),
  createdAt: f.instant(),
});

const params = f.castObject({ id: f.id() });
const created = f.responseObject({ id: f.id(), state: state(), outcome: outcome() });

export const parentageShapes = {
  animals: {
    summary: "Animals that can be compared.",
    query: f.castObject({
      ...f.paging(),
      query: f.searchText(),
      species: f.species().notRequired(),
      role: role().notRequired(),
    }),
    response: f.paged(comparableAnimal),
  },
  options: {
    summary: "Clubs and purchases that a request can use.",
    response: f.responseObject({
      verifications: f.listOf(verification),
      clubs: f.listOf(f.responseObject({ id: f.id(), name: f.responseText() })),
    }),
  },
  list: {
    summary: "The user's parentage requests.",
    query: f.castObject({
      species: f.species().notRequired(),
      ...f.paging(),
      query: f.searchText(),
      queryType: string().oneOf(parentageQueryTypes, "fields.invalid").default("all"),
    }),
    response: f.paged(listed),
  },
  report: { summary: "The result of a request, marker by marker.", params, response: report },
  document: {
    summary: "The same as a signed PDF.",
    params,
    query: f.castObject({ send_email: sendEmail() }),
    response: documentFile,
  },
  create: {
    summary: "Requests a comparison of offspring with dam and sire.",
    body: f.strictObject(requestFields),
    response: created,
  },
  createViaClub: {
    summary: "The same, paid for by a club.",
    body: f.strictObject({ ...requestFields, club_id: f.optionalId() }),
    response: created,
  },
  remove: { summary: "Removes a request that is not decided.", params, response: noContent },
  consents: { summary: "Requests that need the consent of this user.", response: f.listOf(consentRequest) },
  consent: {
    summary: "Gives or refuses consent.",
    params,
    body: f.strictObject({
      animal_id: f.id(),
      decision: string().oneOf(consentDecisions, "fields.invalid").required(),
    }),
    response: noContent,
  },
  addToPedigree: { summary: "Adds a parent that qualifies to the pedigree.", params, response: noContent },
} as const satisfies Shapes<typeof parentageRoutes>;
