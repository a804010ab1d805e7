import type { Handlers } from "@/backend/http/handler-types";
import { applyAsAgent } from "./apply-as-agent";
import { takeQuiz, updateListing, withdrawAgent } from "./change-agent";
import { contactAgent } from "./contact-agent";
import { listAgents, mapAgents } from "./list-agents";
import { nominateAgent, removeNomination } from "./nominate-agent";
import { readOwnAgent } from "./read-own-agent";

export const collectionAgentsHandlers: Handlers<"collectionAgents"> = {
  list: ({ tx, caller, query }) => listAgents(tx, caller, query),
  map: ({ tx, caller, query }) => mapAgents(tx, caller, query),
  contact: {
    outsideTransaction: ({ db, caller, settings, params, body }) =>
      contactAgent({ db, caller, settings, id: params.id, message: body }),
  },
  getMine: ({ tx, caller }) => readOwnAgent(tx, caller),
  apply: ({ tx, caller, body }) => applyAsAgent(tx, caller, body),
  updateListing: ({ tx, caller, body }) => updateListing(tx, caller, body),
  withdraw: ({ tx, caller }) => withdrawAgent(tx, caller),
  takeQuiz: ({ body, ...context }) => takeQuiz(context, body.answers),
  nominate: ({ body, ...context }) => nominateAgent(context, body),
  removeNomination: ({ tx, caller, params }) => removeNomination(tx, caller, params.id),
};
