import { and, eq } from "drizzle-orm";
import { sessions, users } from "@/backend/db/schema/users";
import { mailLinks } from "@/backend/db/schema/registration";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { isCommonPassword } from "@/backend/account/auth/common-passwords";
import { hashPasswordThrottled } from "@/backend/account/auth/passwords";
import { startSession } from "@/backend/kernel/users/sessions";
import { readAccount } from "./read-account";
import { verifyPassword } from "@/backend/account/public/verify-password";

/** Ends all sessions, so that anyone who knew the old password or stole a session is out, and starts a new one here. */
export async function changePassword(
  { db, caller }: SignedInDbContext,
  { body: change }: Input<"account.changePassword">,
) {
  const { user, tokenHash } = caller;
  if (user === undefined || tokenHash === undefined) return notSignedIn();
  if (change.newPassword === change.currentPassword) return refuseFields({ newPassword: "fields.invalid" });
  const attempt = { userId: user.id, password: change.currentPassword, field: "currentPassword" };
  const verified = await verifyPassword(db, attempt);
  if (verified instanceof Refusal) return verified;
  if (isCommonPassword(change.newPassword, verified.email))
    return refuseFields({ newPassword: "fields.commonPassword" });
  const passwordHash = await hashPasswordThrottled(change.newPassword);
  if (passwordHash instanceof Refusal) return passwordHash;
  return runInTransaction(db, async (tx) => {
    const updated = await tx
      .update(users)
      .set({ passwordHash })
      // The second of two concurrent changes verified a password that is outdated by now.
      .where(and(eq(users.id, user.id), eq(users.passwordHash, verified.hash)))
      .returning({ id: users.id });
    if (updated.length === 0) return refuseFields({ currentPassword: "fields.invalid" });
    // An unused reset link could otherwise change the password back.
    await tx.delete(mailLinks).where(eq(mailLinks.userId, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    const response = await readAccount(tx, caller);
    return response instanceof Refusal ? response : { response, session: await startSession(tx, user.id) };
  });
}
