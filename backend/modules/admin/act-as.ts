import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { sessions, users } from "@/backend/db/schema/people";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { writeAudit } from "./audit";

const minutes = 30;

const isAdminToo = new Refusal(403, { code: "is_admin", message: "Nobody acts as another admin." });

/** From now on this session sees and does what the other person would, for half an hour. */
export async function actAs(tx: Tx, visit: Visit, { userId, reason }: { userId: number; reason: string }) {
  const { person, tokenHash } = visit;
  if (person === undefined || tokenHash === undefined) return notSignedIn();
  const [target] = await tx.select().from(users).where(eq(users.id, userId));
  if (target === undefined) return notFound("User not found");
  if (target.isAdmin) return isAdminToo;
  await tx
    .update(sessions)
    .set({
      actingAs: target.id,
      actingReason: reason,
      actingUntil: sql`now() + make_interval(mins => ${minutes})`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
  const [admin] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, person.id));
  if (admin)
    await writeAudit(tx, { admin, subject: target, call: "admin.actAs", reason, requestId: visit.requestId });
  return undefined;
}

export async function actAsMyself(tx: Tx, { tokenHash }: Visit) {
  if (tokenHash === undefined) return notSignedIn();
  await tx
    .update(sessions)
    .set({ actingAs: null, actingReason: null, actingUntil: null })
    .where(eq(sessions.tokenHash, tokenHash));
  return undefined;
}
