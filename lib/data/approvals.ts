import "server-only";
import type { Response } from "@/lib/contract/calls";
import { tryReadAsVisitor } from "./visitor-calls";

/** Undefined on a failure: the rest of the page does without. */
export async function readMyApprovals(): Promise<Response<"approvals.listMine"> | undefined> {
  return tryReadAsVisitor("approvals.listMine", {});
}
