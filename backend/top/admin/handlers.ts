import type { Handlers } from "@/backend/http/handler-types";
import { listMails, readMail } from "./list-mails";
import { startImpersonation, stopImpersonation } from "./impersonation";
import { listAuditEntries } from "@/backend/kernel/audit/audit";
import { readFigures } from "./read-figures";
import { searchUsers } from "./search-users";

export const adminHandlers: Handlers<"admin"> = {
  findUsers: searchUsers,
  impersonate: startImpersonation,
  stopImpersonating: stopImpersonation,
  mails: ({ settings }) => listMails(settings.mailFolder),
  mail: readMail,
  audit: listAuditEntries,
  figures: readFigures,
};
