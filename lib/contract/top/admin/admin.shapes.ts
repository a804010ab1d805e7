import { number, string } from "yup";
import { labStages } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import type { adminRoutes } from "./admin.routes";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";

const paging = { ...f.paging() };

const foundUser = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  email: f.responseText(),
  type: userType(),
  isAdmin: f.flag(),
});

const entry = f.responseObject({
  id: f.id(),
  /** ISO 8601, UTC. */
  at: f.instant(),
  actor: f.responseText(),
  subject: f.responseText(),
  call: f.responseText(),
  reason: f.nullableText(),
});

/** A mail written to a file, because no mail server is configured. */
const writtenMail = { id: f.id(), to: f.responseText(), subject: f.responseText(), date: f.instant() };

export const adminShapes = {
  findUsers: {
    summary: "Finds users by name or email address.",
    query: f.castObject({ ...paging, query: f.searchText() }),
    response: f.paged(foundUser),
  },
  impersonate: {
    summary: "Signs an admin in as another user, for a limited time.",
    body: f.strictObject({ userId: f.id(), reason: f.text(limits.shortTextLength) }),
    response: noContent,
  },
  stopImpersonating: { summary: "Returns to the admin's own account.", response: noContent },
  mails: {
    summary: "Lists mails, newest first.",
    response: f.responseObject({ results: f.listOf(f.responseObject(writtenMail)), count: f.wholeNumber() }),
  },
  mail: {
    summary: "One mail with its text.",
    params: f.castObject({ id: f.id() }),
    response: f.responseObject({ ...writtenMail, html: f.responseText(), text: f.responseText() }),
  },
  figures: {
    summary: "Orders, kits, samples and turnaround of the last weeks.",
    response: f.responseObject({
      /** By day, the oldest first. */
      orders: f.listOf(f.responseObject({ day: f.day(), count: f.wholeNumber() })),
      kits: f.responseObject({ sent: f.wholeNumber(), activated: f.wholeNumber() }),
      /** Samples that are not ready, in the order of the stages. */
      stages: f.listOf(
        f.responseObject({
          stage: string().oneOf(labStages).required(),
          count: f.wholeNumber(),
          overdue: f.wholeNumber(),
        }),
      ),
      turnaround: f.responseObject({
        reports: f.wholeNumber(),
        /** Ready on the promised day or before. */
        inTime: f.wholeNumber(),
        medianDays: number().nullable().defined(),
      }),
    }),
  },
  audit: { summary: "What admins did, and as whom.", query: f.castObject(paging), response: f.paged(entry) },
} as const satisfies Shapes<typeof adminRoutes>;
