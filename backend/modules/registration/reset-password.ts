import { eq } from "drizzle-orm";
import { accountMessages } from "@/lib/contract/messages";
import type { Db } from "@/backend/db/client";
import { sessions, users } from "@/backend/db/schema/users";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { isCommonPassword } from "@/backend/modules/auth/common-passwords";
import { hashPasswordThrottled } from "@/backend/modules/auth/passwords";
import { findMailLink, linkExpired, redeemMailLink } from "./mail-links";

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/** Ends all sessions, so that a stolen one becomes useless. The user signs in with the new password. */
export async function resetPassword(db: Db, { token, password }: NewPassword) {
  const link = { purpose: "reset", token } as const;
  // Checked before the link is used up, so that the user can try another password.
  if (isCommonPassword(password)) return refuseFields({ password: accountMessages.commonPassword });
  if ((await findMailLink(db, link)) === undefined) return linkExpired;
  const passwordHash = await hashPasswordThrottled(password);
  if (passwordHash instanceof Refusal) return passwordHash;
  return runInTransaction(db, async (tx) => {
    const userId = await redeemMailLink(tx, link);
    if (userId === undefined) return linkExpired;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    return undefined;
  });
}
