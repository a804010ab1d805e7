import type { Handlers } from "@/backend/http/handler-types";
import { addToPedigree, removeRequest } from "./change-request";
import { decideConsent, listConsents } from "@/backend/animals/public/consents";
import { createRequest, createRequestViaClub } from "./create-request";
import { listAnimals } from "./list-animals";
import { listOptions } from "./list-options";
import { listRequests } from "./list-requests";
import { openReport } from "./open-report";
import { readReport } from "./read-report";

export const parentageHandlers: Handlers<"parentage"> = {
  animals: ({ tx, caller, query }) => listAnimals(tx, caller, query),
  options: ({ tx, caller }) => listOptions(tx, caller),
  list: ({ tx, caller, query }) => listRequests(tx, caller, query),
  report: ({ tx, caller, params }) => readReport(tx, caller, params.id),
  document: {
    outsideTransaction: ({ params: { id }, query: { send_email: isMailed }, ...context }) =>
      openReport(context, { id, isMailed }),
  },
  create: ({ body, ...context }) => createRequest(context, body),
  createViaClub: ({ body, ...context }) => createRequestViaClub(context, body),
  remove: ({ tx, caller, params }) => removeRequest(tx, caller, params.id),
  consents: ({ tx, caller }) => listConsents(tx, caller),
  consent: ({ params, body, ...context }) => decideConsent(context, { id: params.id, ...body }),
  addToPedigree: ({ tx, caller, params }) => addToPedigree(tx, caller, params.id),
};
