import { string } from "yup";
import { sexes } from "@/lib/config/animals";
import {
  consentDecisions,
  consentStates,
  markerMatches,
  parentageOutcomes,
  parentageQueryTypes,
  parentageRoles,
  parentageStates,
} from "@/lib/config/parentage";
import type { Shapes } from "@/lib/contract/contract";
import { documentFile, sendEmail } from "@/lib/contract/issued-document";
import { noContent } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  optionalId,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  searchText,
  species,
  strictObject,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { price } from "@/lib/contract/shop/public/products.shapes";
import { technologies } from "@/lib/domain/parentage";
import type { parentageRoutes } from "./parentage.routes";
import { requestFields } from "./parentage.rules";

const state = () => string().oneOf(parentageStates).required();
const outcome = () => string().oneOf(parentageOutcomes).nullable().defined();
const sex = () => string().oneOf(sexes).required();
const match = () => string().oneOf(markerMatches).nullable().defined();
const role = () => string().oneOf(parentageRoles, fieldMessages.invalid);

/** An animal that can be compared. Alleles are never part of a response. */
const comparableAnimal = responseObject({
  id: id(),
  name: responseText(),
  species: species(),
  sex: sex(),
  bornOn: nullableText(),
  breed: nullableText(),
  registrationName: nullableText(),
  isMine: flag(),
  profiles: listOf(
    responseObject({ panel: responseText(), madeOn: responseText(), missing: listOf(responseText()) }),
  ),
});

/** The name of another owner's animal is null until they consent. */
const namedAnimal = { id: id(), name: nullableText() };

const listed = responseObject({
  id: id(),
  state: state(),
  /** Why the profiles of a waiting request cannot be compared yet. */
  outcome: outcome(),
  species: species(),
  offspring: responseObject(namedAnimal),
  dam: responseObject(namedAnimal).nullable().defined(),
  sire: responseObject(namedAnimal).nullable().defined(),
  createdAt: responseText(),
  reportedAt: nullableText(),
});

const participant = responseObject({
  ...namedAnimal,
  sex: sex(),
  breed: nullableText(),
  registrationName: nullableText(),
  isMine: flag(),
  /** Consent of another owner; null for the user's own animals. */
  consent: string().oneOf(consentStates).nullable().defined(),
  /** Why the animal needs a new DNA profile. */
  lack: string()
    .oneOf(["none", "otherPanel", "gaps"] as const)
    .nullable()
    .defined(),
  /** The sex markers of the profile contradict the recorded sex. */
  hasSexClash: flag(),
});

const report = responseObject({
  id: id(),
  state: state(),
  outcome: outcome(),
  species: species(),
  club: nullableText(),
  createdAt: responseText(),
  reportedAt: nullableText(),
  panel: responseObject({
    key: responseText(),
    name: responseText(),
    technology: string().oneOf(technologies).required(),
    markerCount: wholeNumber(),
    leastCommon: wholeNumber(),
  })
    .nullable()
    .defined(),
  /** Markers with a result in every profile. */
  common: wholeNumber().nullable().defined(),
  /** Markers at which the parents together, the dam and the sire do not fit. */
  mismatches: responseObject({ all: wholeNumber(), dam: wholeNumber(), sire: wholeNumber() }),
  offspring: participant,
  dam: participant.nullable().defined(),
  sire: participant.nullable().defined(),
  markers: listOf(responseObject({ marker: responseText(), dam: match(), sire: match() })),
  /** Another sire of the user's requests fits as well, so none is named. */
  hasOtherSire: flag(),
  canAddToPedigree: flag(),
  isInPedigree: flag(),
  /** Makes a missing DNA profile. */
  profileProduct: responseObject({ id: id(), name: responseText(), species: species() }),
});

const verification = responseObject({
  species: species(),
  product: responseObject({ id: id(), name: responseText(), species: species() }),
  price,
  /** Bought and not used. */
  unitsLeft: wholeNumber(),
  profileProduct: responseObject({ id: id(), name: responseText(), species: species() }),
  panels: listOf(
    responseObject({
      key: responseText(),
      name: responseText(),
      markerCount: wholeNumber(),
      leastCommon: wholeNumber(),
      isCurrent: flag(),
    }),
  ),
});

const consentRequest = responseObject({
  requestId: id(),
  animal: responseObject({ id: id(), name: responseText() }),
  role: role().required(),
  requestedBy: nullableText(),
  offspring: responseObject({
    name: responseText(),
    breed: nullableText(),
    registrationName: nullableText(),
  }),
  createdAt: responseText(),
});

const params = castObject({ id: id() });
const created = responseObject({ id: id(), state: state(), outcome: outcome() });

export const parentageShapes = {
  animals: {
    query: castObject({
      page: page(),
      size: pageSize(),
      query: searchText(),
      species: species().notRequired(),
      role: role().notRequired(),
    }),
    response: paged(comparableAnimal),
  },
  options: {
    response: responseObject({
      verifications: listOf(verification),
      clubs: listOf(responseObject({ id: id(), name: responseText() })),
    }),
  },
  list: {
    query: castObject({
      species: species().notRequired(),
      page: page(),
      size: pageSize(),
      query: searchText(),
      queryType: string().oneOf(parentageQueryTypes, fieldMessages.invalid).default("all"),
    }),
    response: paged(listed),
  },
  report: { params, response: report },
  document: { params, query: castObject({ send_email: sendEmail() }), response: documentFile },
  create: { body: strictObject(requestFields), response: created },
  createViaClub: { body: strictObject({ ...requestFields, club_id: optionalId() }), response: created },
  remove: { params, response: noContent },
  consents: { response: listOf(consentRequest) },
  consent: {
    params,
    body: strictObject({
      animal_id: id(),
      decision: string().oneOf(consentDecisions, fieldMessages.invalid).required(),
    }),
    response: noContent,
  },
  addToPedigree: { params, response: noContent },
} as const satisfies Shapes<typeof parentageRoutes>;
