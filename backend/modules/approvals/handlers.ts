import type { Handlers } from "@/backend/http/handler-types";
import { applyForApproval } from "./submit-application";
import { decideApplication } from "./decide-application";
import { listApprovals } from "./list-approvals";
import { listOwnApprovals } from "./list-own-approvals";
import { revokeApproval } from "./revoke-approval";

export const approvalsHandlers: Handlers<"approvals"> = {
  listMine: ({ tx, caller }) => listOwnApprovals(tx, caller),
  apply: ({ tx, caller, body }) => applyForApproval(tx, caller, body),
  list: ({ tx, query }) => listApprovals(tx, query),
  decide: ({ params, body: { decision, note }, ...context }) =>
    decideApplication(context, { id: params.id, decision, note: note?.trim() || null }),
  revoke: ({ params, body, ...context }) =>
    revokeApproval(context, { id: params.id, note: body.note.trim() }),
};
