import { eq } from "drizzle-orm";
import { accountMessages } from "@/lib/contract/messages";
import type { Db } from "@/backend/db/client";
import { sessions, users } from "@/backend/db/schema/people";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { isCommonPassword } from "@/backend/modules/auth/common-passwords";
import { hashNewPassword } from "@/backend/modules/auth/passwords";
import { findLink, linkIsOver, takeLink } from "./mail-links";

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/** Whoever was signed in is so no more, whoever resets it signs in with it: a stolen session ends here. */
export async function resetPassword(db: Db, { token, password }: NewPassword) {
  const link = { purpose: "reset", token } as const;
  // Before the link is used up, so that a refused password can be chosen again.
  if (isCommonPassword(password)) return refuseFields({ password: accountMessages.commonPassword });
  if ((await findLink(db, link)) === undefined) return linkIsOver;
  const passwordHash = await hashNewPassword(password);
  if (passwordHash instanceof Refusal) return passwordHash;
  return runInTransaction(db, async (tx) => {
    const userId = await takeLink(tx, link);
    if (userId === undefined) return linkIsOver;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    return undefined;
  });
}
