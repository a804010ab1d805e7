import { and, eq, sql } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { Input, DbContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { emitUserEvent } from "@/backend/kernel/users/user-events";
import { startSession } from "@/backend/kernel/users/sessions";
import { verifyPassword } from "@/backend/account/public/verify-password";
import { findMailLink, linkExpired, redeemMailLink } from "./mail-links";

/**
 * Requires the password besides the link. Otherwise an attacker could register someone else's address with a password of
 * their own, and wait for the owner to open the link.
 */
export async function confirmRegistration(
  { db }: DbContext,
  { body: { token, password } }: Input<"registration.confirm">,
) {
  const link = { purpose: "confirm", token } as const;
  const userId = await findMailLink(db, link);
  if (userId === undefined) return linkExpired;
  const verified = await verifyPassword(db, { userId, password, field: "password" });
  if (verified instanceof Refusal) return verified;
  return runInTransaction(db, async (tx) => {
    if ((await redeemMailLink(tx, link)) !== userId) return linkExpired;
    const [user] = await tx
      .update(users)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.passwordHash, verified.hash)))
      .returning({
        id: users.id,
        type: users.type,
        email: users.email,
        countryCode: users.countryCode,
        language: users.language,
      });
    if (user === undefined) return linkExpired;
    await emitUserEvent(tx, "registered", user);
    const { id, type, countryCode, language } = user;
    return { response: { id, type, countryCode, language }, session: await startSession(tx, id) };
  });
}
