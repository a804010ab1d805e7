import { eq } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { isRightPassword } from "./passwords";
import { beginTry, endTry, takeBack, triesAtPasswordOf } from "./tries";

interface Known {
  readonly hash: string;
  readonly email: string;
}

interface Typed {
  readonly field: string;
  readonly password: string;
}

/**
 * Asks a signed-in person for their password once more; what is wrong is said at the field it came in. The hash that was
 * right is for the change itself to compare. Whoever sits at a forgotten screen cannot try passwords for long either.
 */
export async function checkPassword(
  db: Db,
  userId: number,
  { field, password }: Typed,
): Promise<Known | Refusal> {
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
  if (!right || user === undefined) return refuseFields({ [field]: fieldMessages.invalid });
  await endTry(db, counted);
  return user;
}
