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
  animals: listAnimals,
  options: listOptions,
  list: listRequests,
  report: ({ tx, caller }, { params }) => readReport(tx, caller, params.id),
  document: {
    outsideTransaction: (context, { params: { id }, query: { send_email: isMailed } }) =>
      openReport(context, { id, isMailed }),
  },
  create: (context, { body }) => createRequest(context, body),
  createViaClub: createRequestViaClub,
  remove: removeRequest,
  consents: listConsents,
  consent: decideConsent,
  addToPedigree,
};
