import type { Handlers } from "@/backend/http/handler-types";
import { applyForApproval } from "@/backend/community/public/submit-application";
import { decideApplication } from "./decide-application";
import { listApprovals } from "./list-approvals";
import { listOwnApprovals } from "./list-own-approvals";
import { revokeApproval } from "./revoke-approval";
import { startReview } from "./start-review";

export const approvalsHandlers: Handlers<"approvals"> = {
  listMine: listOwnApprovals,
  apply: applyForApproval,
  list: listApprovals,
  decide: (context, { params, body: { decision, note } }) =>
    decideApplication(context, { id: params.id, decision, note: note?.trim() || null }),
  startReview,
  revoke: revokeApproval,
};
