import type { Handlers } from "@/backend/http/handler-types";
import { applyForApproval } from "@/backend/community/public/submit-application";
import { decideApplication } from "./decide-application";
import { listApprovals } from "./list-approvals";
import { listOwnApprovals } from "./list-own-approvals";
import { revokeApproval } from "./revoke-approval";
import { startReview } from "./start-review";

export const approvalsHandlers: Handlers<"approvals"> = {
  listMine: ({ tx, caller }) => listOwnApprovals(tx, caller),
  apply: ({ tx, caller, body }) => applyForApproval(tx, caller, body),
  list: ({ tx, query }) => listApprovals(tx, query),
  decide: ({ params, body: { decision, note }, ...context }) =>
    decideApplication(context, { id: params.id, decision, note: note?.trim() || null }),
  startReview: ({ params, ...context }) => startReview(context, params.id),
  revoke: ({ params, body, ...context }) =>
    revokeApproval(context, { id: params.id, note: body.note.trim() }),
};
