import { eq } from "drizzle-orm";
import { sessions, users } from "@/backend/db/schema/users";
import type { Input, DbContext } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { isCommonPassword } from "@/backend/account/auth/common-passwords";
import { clearAccountCounters } from "@/backend/limits/rate-limiter";
import { accountOf } from "@/backend/account/public/password-counters";
import { hashPasswordThrottled } from "@/backend/account/auth/passwords";
import { findMailLink, linkExpired, redeemMailLink } from "./mail-links";

/** Ends all sessions, so that a stolen one becomes useless. The user signs in with the new password. */
export async function resetPassword(
  { db }: DbContext,
  { body: { token, password } }: Input<"registration.resetPassword">,
) {
  const link = { purpose: "reset", token } as const;
  // Checked before the link is used up, so that the user can try another password.
  if (isCommonPassword(password)) return refuseFields({ password: "fields.commonPassword" });
  const linkedUserId = await findMailLink(db, link);
  if (linkedUserId === undefined) return linkExpired;
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, linkedUserId));
  if (isCommonPassword(password, account?.email)) return refuseFields({ password: "fields.commonPassword" });
  const passwordHash = await hashPasswordThrottled(password);
  if (passwordHash instanceof Refusal) return passwordHash;
  return runInTransaction(db, async (tx) => {
    const userId = await redeemMailLink(tx, link);
    if (userId === undefined) return linkExpired;
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    // Whoever guessed before this must not keep the owner out now.
    if (user) await clearAccountCounters(tx, accountOf(user.email));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    return undefined;
  });
}
