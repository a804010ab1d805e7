import { eq, sql } from "drizzle-orm";
import { sessions, users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import { recordAudit } from "@/backend/kernel/audit/audit";

const maxMinutes = 30;

const targetIsAdmin = new Refusal(403, { code: "is_admin", message: "refusals.targetIsAdmin" });

/** Makes the admin's session act as the user until the time limit. */
export async function startImpersonation(
  { tx, caller }: SignedInContext,
  { body: { userId, reason } }: Input<"admin.impersonate">,
) {
  const { user, tokenHash } = caller;
  if (tokenHash === undefined) return notSignedIn();
  const [target] = await tx.select().from(users).where(eq(users.id, userId));
  if (target === undefined) return notFound("failures.userNotFound");
  if (target.isAdmin) return targetIsAdmin;
  await tx
    .update(sessions)
    .set({
      actingAs: target.id,
      actingReason: reason,
      actingUntil: sql`now() + make_interval(mins => ${maxMinutes})`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
  const [admin] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, user.id));
  if (admin)
    await recordAudit(tx, {
      admin,
      subject: target,
      call: "admin.impersonate",
      reason,
      requestId: caller.requestId,
    });
  return undefined;
}

export async function stopImpersonation({ tx, caller: { tokenHash } }: SignedInContext) {
  if (tokenHash === undefined) return notSignedIn();
  await tx
    .update(sessions)
    .set({ actingAs: null, actingReason: null, actingUntil: null })
    .where(eq(sessions.tokenHash, tokenHash));
  return undefined;
}
