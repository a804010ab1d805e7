import type { Handlers } from "@/backend/http/handler-types";
import { applyAsAgent } from "./apply-as-agent";
import { takeQuiz, updateListing, withdrawAgent } from "./change-agent";
import { contactAgent } from "./contact-agent";
import { listAgents, mapAgents } from "./list-agents";
import { nominateAgent, removeNomination } from "./nominate-agent";
import { readOwnAgent } from "./read-own-agent";

export const collectionAgentsHandlers: Handlers<"collectionAgents"> = {
  list: listAgents,
  map: mapAgents,
  contact: { outsideTransaction: contactAgent },
  getMine: ({ tx, caller }) => readOwnAgent(tx, caller),
  apply: applyAsAgent,
  updateListing,
  withdraw: withdrawAgent,
  takeQuiz,
  nominate: nominateAgent,
  removeNomination,
};
