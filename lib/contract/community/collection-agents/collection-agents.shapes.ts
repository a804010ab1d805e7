import { number, string } from "yup";
import { agentLimits, agentStates, quizQuestions } from "@/lib/config/community/collection-agents";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { contactFields, mapArea, mapPoint, position, publicFacts } from "./collection-agents.fields";
import { collectionAgentForms } from "./collection-agents.forms";
import type { collectionAgentsRoutes } from "./collection-agents.routes";

const filters = {
  /** Place, postcode or name. */
  query: f.searchText(),
  country: f.typedCountryCode().optional(),
  species: f.species().notRequired(),
  area: mapArea(),
};

const agentState = () => string().oneOf(agentStates);

/** How the caller stands. Times are ISO 8601, UTC. */
const ownAgent = f.responseObject({
  /** Null: never applied. */
  state: agentState().nullable().defined(),
  listing: f.nullableObject({
    ...publicFacts,
    postalCode: f.nullableText(),
    isListed: f.flag(),
    isOnMap: f.flag(),
  }),
  experience: f.nullableText(),
  /** Note of the last decision. */
  note: f.nullableText(),
  expiresAt: f.nullableInstant(),
  canTakeQuiz: f.flag(),
  /** Open nominations for the caller's address. */
  nominations: f.listOf(f.responseObject({ id: f.id(), club: f.responseText(), expiresAt: f.instant() })),
  /** Made by the caller. */
  nominated: f.listOf(
    f.responseObject({
      id: f.id(),
      name: f.responseText(),
      email: f.responseText(),
      state: string()
        .oneOf(["open", "accepted", "expired"] as const)
        .required(),
      createdAt: f.instant(),
    }),
  ),
});

const params = f.castObject({ id: f.id() });

export const collectionAgentsShapes = {
  list: {
    summary: "Collection agents near a place.",
    query: f.castObject({ ...filters, ...f.paging(agentLimits.perPage) }),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        ...publicFacts,
        ...position,
        /** From the place of the search; null without one. */
        distanceKm: number().integer().min(0).nullable().defined(),
      }),
    ),
  },
  map: {
    summary: "Collection agents in a part of the map.",
    query: f.castObject(filters),
    response: f.responseObject({
      points: f.listOf(mapPoint),
      /** The place that the search text names. */
      near: f.nullableObject({ name: f.responseText(), country: f.countryCode() }),
      /** Countries with listed agents, whatever the filters. */
      countries: f.listOf(publicFacts.country),
    }),
  },
  contact: {
    summary: "Writes to an agent, without showing addresses.",
    params,
    body: f.strictObject({ ...contactFields, challenge: f.anyText(200) }),
    response: noContent,
  },
  getMine: { summary: "The user's own listing as an agent.", response: ownAgent },
  apply: {
    summary: "Applies to become an agent.",
    body: collectionAgentForms.application,
    response: ownAgent,
  },
  updateListing: {
    summary: "Changes the user's listing.",
    body: collectionAgentForms.listing,
    response: ownAgent,
  },
  withdraw: { summary: "Removes the user's listing.", response: ownAgent },
  takeQuiz: {
    summary: "Checks the answers of the training.",
    body: collectionAgentForms.quiz,
    response: f.responseObject({
      isPassed: f.flag(),
      /** Questions with a wrong answer. */
      wrong: f.listOf(string().oneOf(quizQuestions).required()),
      expiresAt: f.nullableInstant(),
    }),
  },
  nominate: {
    summary: "Nominates somebody as an agent, in the name of the user's club.",
    body: collectionAgentForms.nomination,
    response: ownAgent,
  },
  removeNomination: { summary: "Removes a nomination.", params, response: noContent },
} as const satisfies Shapes<typeof collectionAgentsRoutes>;
