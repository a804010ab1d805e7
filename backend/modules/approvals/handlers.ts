import type { Handlers } from "@/backend/http/handlers";
import { apply } from "./apply";
import { decide } from "./decide";
import { listApprovals } from "./list-approvals";
import { listMine } from "./list-mine";

export const approvalsHandlers: Handlers<"approvals"> = {
  mine: ({ tx, visit }) => listMine(tx, visit),
  apply: ({ tx, visit, body }) => apply(tx, visit, body),
  list: ({ tx, query }) => listApprovals(tx, query),
  decide: ({ params, body: { decision, note }, ...asked }) =>
    decide(asked, { id: params.id, decision, note: note?.trim() || null }),
};
