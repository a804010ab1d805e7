import "server-only";
import type { UpstreamResult } from "@/lib/server/upstream/upstream-result";
import { callAsVisitor, tryReadAsVisitor, valueOrThrow } from "@/lib/data/visitor-calls";

/** For the navigation: 0 on a failure, because every page of the administration has it. */
export async function countWaitingApprovals(): Promise<number> {
  const waiting = await tryReadAsVisitor("approvals.list", { query: { state: "waiting", size: 1 } });
  return waiting?.count ?? 0;
}

/** Undefined with a real mail server and for users who are no admin. */
export async function readMails() {
  return mailsOf("admin.mails", await callAsVisitor("admin.mails", {}));
}

export async function readMail(id: number) {
  return mailsOf("admin.mail", await callAsVisitor("admin.mail", { params: { id } }));
}

function mailsOf<T>(name: "admin.mails" | "admin.mail", result: UpstreamResult<T>): T | undefined {
  return !result.ok && [403, 404].includes(result.status) ? undefined : valueOrThrow(name, result);
}
