import type { Handlers } from "@/backend/http/handler-types";
import { listMails, readMail } from "./list-mails";
import { startImpersonation, stopImpersonation } from "./impersonation";
import { listAuditEntries } from "@/backend/kernel/audit/audit";
import { searchUsers } from "./search-users";

export const adminHandlers: Handlers<"admin"> = {
  findUsers: ({ tx, query }) => searchUsers(tx, query),
  impersonate: ({ tx, caller, body }) => startImpersonation(tx, caller, body),
  stopImpersonating: ({ tx, caller }) => stopImpersonation(tx, caller),
  mails: ({ settings }) => listMails(settings.mailFolder),
  mail: ({ params, ...context }) => readMail(context, params.id),
  audit: ({ tx, query }) => listAuditEntries(tx, query),
};
