import "server-only";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import { UpstreamReadError } from "@/lib/server/upstream-pages";
import { visitorSessionToken } from "@/lib/server/session/visitor";

type Users = AnswerOfCall<"admin.findUsers">;
type Audit = AnswerOfCall<"admin.audit">;

export async function findUsers(query: string): Promise<Users> {
  const result = await callUpstream(
    "admin.findUsers",
    { query: { query } },
    { sessionToken: await visitorSessionToken() },
  );
  if (!result.ok) throw new UpstreamReadError(`admin.findUsers answered ${result.status}`);
  return result.value;
}

export async function readAudit(page: number): Promise<Audit> {
  const result = await callUpstream(
    "admin.audit",
    { query: { page } },
    { sessionToken: await visitorSessionToken() },
  );
  if (!result.ok) throw new UpstreamReadError(`admin.audit answered ${result.status}`);
  return result.value;
}
