import { and, eq, ne } from "drizzle-orm";
import { accountMessages, fieldMessages } from "@/lib/contract/messages";
import type { Db } from "@/backend/db/client";
import { sessions, users } from "@/backend/db/schema/people";
import { mailLinks } from "@/backend/db/schema/registration";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { isCommonPassword } from "@/backend/modules/auth/common-passwords";
import { hashPassword } from "@/backend/modules/auth/passwords";
import { readDetails } from "@/backend/modules/auth/read-details";
import { tryPassword } from "@/backend/modules/auth/try-password";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Ends every other session: whoever knew the old password is out. This one stays. */
export async function changePassword(db: Db, visit: Visit, wish: PasswordChange) {
  const { person, tokenHash } = visit;
  if (person === undefined || tokenHash === undefined) return notSignedIn();
  if (wish.newPassword === wish.currentPassword) return refuseFields({ newPassword: fieldMessages.invalid });
  const tried = { userId: person.id, password: wish.currentPassword, field: "currentPassword" };
  const known = await tryPassword(db, tried);
  if (known instanceof Refusal) return known;
  if (isCommonPassword(wish.newPassword, known.email))
    return refuseFields({ newPassword: accountMessages.commonPassword });
  const passwordHash = await hashPassword(wish.newPassword);
  return runInTransaction(db, async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      // Of two changes at once the second has checked a password that is none any more.
      .where(and(eq(users.id, person.id), eq(users.passwordHash, known.hash)))
      .returning({ id: users.id });
    if (changed.length === 0) return refuseFields({ currentPassword: fieldMessages.invalid });
    // A link in the mailbox would undo it for half an hour yet.
    await tx.delete(mailLinks).where(eq(mailLinks.userId, person.id));
    await tx.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.tokenHash, tokenHash)));
    return readDetails(tx, visit);
  });
}
