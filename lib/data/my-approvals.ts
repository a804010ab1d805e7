import "server-only";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";

/** Undefined where they cannot be read just now: the rest of the page does without. */
export async function readMyApprovals(): Promise<AnswerOfCall<"approvals.mine"> | undefined> {
  const answer = await callUpstream("approvals.mine", {}, { sessionToken: await visitorSessionToken() });
  return answer.ok ? answer.value : undefined;
}
