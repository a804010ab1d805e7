import type { Handlers } from "@/backend/http/handlers";
import { listWrittenMails, readWrittenMail } from "@/backend/mail/written-mails";
import { actAs, actAsMyself } from "./act-as";
import { listAudit } from "./audit";
import { findUsers } from "./find-users";

export const adminHandlers: Handlers<"admin"> = {
  findUsers: ({ tx, query }) => findUsers(tx, query),
  actAs: ({ tx, visit, body }) => actAs(tx, visit, body),
  actAsMyself: ({ tx, visit }) => actAsMyself(tx, visit),
  mails: ({ settings }) => listWrittenMails(settings.mailFolder),
  mail: ({ settings, params }) => readWrittenMail(settings.mailFolder, params.id),
  audit: ({ tx, query }) => listAudit(tx, query),
};
