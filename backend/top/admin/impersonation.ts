import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { sessions, users } from "@/backend/db/schema/users";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { recordAudit } from "@/backend/kernel/audit/audit";

const maxMinutes = 30;

const targetIsAdmin = new Refusal(403, { code: "is_admin", message: "Nobody acts as another admin." });

/** Makes the admin's session act as the user until the time limit. */
export async function startImpersonation(
  tx: Tx,
  caller: Caller,
  { userId, reason }: { userId: number; reason: string },
) {
  const { user, tokenHash } = caller;
  if (user === undefined || tokenHash === undefined) return notSignedIn();
  const [target] = await tx.select().from(users).where(eq(users.id, userId));
  if (target === undefined) return notFound("User not found");
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

export async function stopImpersonation(tx: Tx, { tokenHash }: Caller) {
  if (tokenHash === undefined) return notSignedIn();
  await tx
    .update(sessions)
    .set({ actingAs: null, actingReason: null, actingUntil: null })
    .where(eq(sessions.tokenHash, tokenHash));
  return undefined;
}
