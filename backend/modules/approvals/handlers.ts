import type { Handlers } from "@/backend/http/handlers";
import { apply } from "./apply";
import { decide } from "./decide";
import { listApprovals } from "./list-approvals";
import { listMine } from "./list-mine";
import { takeBack } from "./take-back";

export const approvalsHandlers: Handlers<"approvals"> = {
  mine: ({ tx, visit }) => listMine(tx, visit),
  apply: ({ tx, visit, body }) => apply(tx, visit, body),
  list: ({ tx, query }) => listApprovals(tx, query),
  decide: ({ params, body: { decision, note }, ...asked }) =>
    decide(asked, { id: params.id, decision, note: note?.trim() || null }),
  takeBack: ({ params, body, ...asked }) => takeBack(asked, { id: params.id, note: body.note.trim() }),
};
