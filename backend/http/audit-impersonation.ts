import { eq } from "drizzle-orm";
import type { NamedRoute } from "@/lib/contract/routes";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { deletedAccount } from "@/backend/kernel/audit/erase";
import { recordAudit } from "@/backend/kernel/audit/audit";
import type { Caller, ImpersonatingAdmin } from "./caller";
import { Refusal } from "./refusals";

/** Whether the account was deleted after the request had been authenticated. */
export async function isSubjectDeleted(tx: Tx, { admin }: Caller): Promise<boolean> {
  return admin?.subject !== undefined && (await lockSubject(tx, admin)) === undefined;
}

/** Changes made during impersonation are audited with the names of the admin and the user. */
export async function auditImpersonation<T>(
  tx: Tx,
  { name, route }: NamedRoute,
  { admin, requestId }: Caller,
  result: T,
): Promise<T> {
  if (admin === undefined || route.method === "GET" || result instanceof Refusal) return result;
  const found = await lockSubject(tx, admin);
  const subject = found ?? { id: null, name: deletedAccount };
  await recordAudit(tx, { admin, subject, call: name, reason: found ? admin.reason : null, requestId });
  return result;
}

/** The account cannot be deleted before the transaction ends. */
async function lockSubject(tx: Tx, { subject }: ImpersonatingAdmin) {
  if (subject === undefined) return undefined;
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, subject.id))
    .for("key share");
  return row && subject;
}
