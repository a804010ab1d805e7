import { number, string } from "yup";
import { agentLimits, agentStates, quizQuestions } from "@/lib/config/collection-agents";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import {
  anyText,
  castObject,
  countryCode,
  flag,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  searchText,
  species,
  strictObject,
  typedCountryCode,
} from "@/lib/contract/fields";
import { contactFields, mapArea, position, publicFacts } from "./collection-agents.fields";
import { collectionAgentForms } from "./collection-agents.forms";
import type { collectionAgentsRoutes } from "./collection-agents.routes";

const filters = {
  /** Place, postcode or name. */
  query: searchText(),
  country: typedCountryCode().optional(),
  species: species().notRequired(),
  area: mapArea(),
};

const country = responseObject({ code: countryCode(), name: responseText() });

const agentState = () => string().oneOf(agentStates);

/** How the caller stands. Times are ISO 8601, UTC. */
const ownAgent = responseObject({
  /** Null: never applied. */
  state: agentState().nullable().defined(),
  listing: responseObject({ ...publicFacts, postalCode: nullableText(), isListed: flag(), isOnMap: flag() })
    .nullable()
    .defined(),
  experience: nullableText(),
  /** Note of the last decision. */
  note: nullableText(),
  expiresAt: nullableText(),
  canTakeQuiz: flag(),
  /** Open nominations for the caller's address. */
  nominations: listOf(responseObject({ id: id(), club: responseText(), expiresAt: responseText() })),
  /** Made by the caller. */
  nominated: listOf(
    responseObject({
      id: id(),
      name: responseText(),
      email: responseText(),
      state: string()
        .oneOf(["open", "accepted", "expired"] as const)
        .required(),
      createdAt: responseText(),
    }),
  ),
});

const params = castObject({ id: id() });

export const collectionAgentsShapes = {
  list: {
    query: castObject({ ...filters, page: page(), size: pageSize(agentLimits.perPage) }),
    response: paged(
      responseObject({
        id: id(),
        ...publicFacts,
        ...position,
        /** From the place of the search; null without one. */
        distanceKm: number().integer().min(0).nullable().defined(),
      }),
    ),
  },
  map: {
    query: castObject(filters),
    response: responseObject({
      points: listOf(
        responseObject({
          id: id(),
          name: responseText(),
          place: responseText(),
          latitude: number().min(-90).max(90).required(),
          longitude: number().min(-180).max(180).required(),
        }),
      ),
      /** The place that the search text names. */
      near: responseObject({ name: responseText(), country: countryCode() }).nullable().defined(),
      /** Countries with listed agents, whatever the filters. */
      countries: listOf(country),
    }),
  },
  contact: {
    params,
    body: strictObject({ ...contactFields, challenge: anyText(200) }),
    response: noContent,
  },
  getMine: { response: ownAgent },
  apply: { body: collectionAgentForms.application, response: ownAgent },
  updateListing: { body: collectionAgentForms.listing, response: ownAgent },
  withdraw: { response: ownAgent },
  takeQuiz: {
    body: collectionAgentForms.quiz,
    response: responseObject({
      isPassed: flag(),
      /** Questions with a wrong answer. */
      wrong: listOf(string().oneOf(quizQuestions).required()),
      expiresAt: nullableText(),
    }),
  },
  nominate: { body: collectionAgentForms.nomination, response: ownAgent },
  removeNomination: { params, response: noContent },
} as const satisfies Shapes<typeof collectionAgentsRoutes>;
