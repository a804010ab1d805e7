import "server-only";
import type { DeskQuery } from "@/lib/domain/desk-query";
import { type CallResult } from "@/lib/server/upstream/result";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import { UpstreamReadError } from "@/lib/server/upstream-pages";
import { visitorSessionToken } from "@/lib/server/session/visitor";

export async function findUsers(query: string): Promise<AnswerOfCall<"admin.findUsers">> {
  return valueOf(await callUpstream("admin.findUsers", { query: { query } }, await ofVisitor()));
}

export async function readAudit(page: number): Promise<AnswerOfCall<"admin.audit">> {
  return valueOf(await callUpstream("admin.audit", { query: { page } }, await ofVisitor()));
}

export async function readApprovals(query: DeskQuery): Promise<AnswerOfCall<"approvals.list">> {
  return valueOf(await callUpstream("approvals.list", { query }, await ofVisitor()));
}

/** How many wait at the desk. */
export async function countWaiting(): Promise<number> {
  const query = { state: "waiting", size: 1 } as const;
  return valueOf(await callUpstream("approvals.list", { query }, await ofVisitor())).count;
}

/** Undefined where mails are really sent, and for who is no admin: then there is nothing to look at. */
export async function readMails() {
  return mailsOf(await callUpstream("admin.mails", {}, await ofVisitor()));
}

export async function readMail(id: number) {
  return mailsOf(await callUpstream("admin.mail", { params: { id } }, await ofVisitor()));
}

function mailsOf<T>(result: CallResult<T>): T | undefined {
  return !result.ok && [403, 404].includes(result.status) ? undefined : valueOf(result);
}

async function ofVisitor() {
  return { sessionToken: await visitorSessionToken() };
}

/** The page is for admins only, and has asked who this is: whatever is refused now is a failure. */
function valueOf<T>(result: CallResult<T>): T {
  if (!result.ok) throw new UpstreamReadError(`the administration was answered ${result.status}`);
  return result.value;
}
