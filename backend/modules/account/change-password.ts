import { and, eq, ne } from "drizzle-orm";
import { accountMessages, fieldMessages } from "@/lib/contract/messages";
import type { Db } from "@/backend/db/client";
import { sessions, users } from "@/backend/db/schema/people";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { isCommonPassword } from "@/backend/modules/people/common-passwords";
import { hashPassword, isRightPassword } from "@/backend/modules/people/passwords";
import { readDetails } from "@/backend/modules/people/read-details";
import { beginTry, endTry, takeBack, triesAtPasswordOf } from "@/backend/modules/people/tries";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Ends every other session: whoever knew the old password is out. This one stays. */
export async function changePassword(db: Db, visit: Visit, wish: PasswordChange) {
  const { person, tokenHash } = visit;
  if (person === undefined || tokenHash === undefined) return notSignedIn();
  if (wish.newPassword === wish.currentPassword) return refuseFields({ newPassword: fieldMessages.invalid });
  const known = await checkPassword(db, person.id, wish.currentPassword);
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
    await tx.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.tokenHash, tokenHash)));
    return readDetails(tx, visit);
  });
}

interface Known {
  readonly hash: string;
  readonly email: string;
}

/** The hash that was right. Whoever sits at a forgotten screen cannot try passwords for long either. */
async function checkPassword(db: Db, userId: number, password: string): Promise<Known | Refusal> {
  const counted = triesAtPasswordOf(userId);
  const refused = await beginTry(db, [counted]);
  if (refused) return refused;
  const [user] = await db
    .select({ hash: users.passwordHash, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const right = await isRightPassword(user?.hash, password);
  if (right instanceof Refusal) {
    await takeBack(db, [counted]);
    return right;
  }
  if (!right || user === undefined) return refuseFields({ currentPassword: fieldMessages.invalid });
  await endTry(db, counted);
  return user;
}
