import "server-only";
import type { ResponseOfCall } from "@/lib/server/upstream/call-upstream";
import { tryReadAsVisitor } from "./visitor-calls";

/** Undefined on a failure: the rest of the page does without. */
export async function readMyApprovals(): Promise<ResponseOfCall<"approvals.listMine"> | undefined> {
  return tryReadAsVisitor("approvals.listMine", {});
}
