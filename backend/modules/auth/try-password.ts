import { eq } from "drizzle-orm";
import { accountMessages } from "@/lib/contract/messages";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { isRightPassword } from "./passwords";
import { beginTry, endTry, takeBack, triesAtPasswordOf } from "./tries";

interface Known {
  /** The one that was right: what follows holds only while it still is. */
  readonly hash: string;
  readonly email: string;
}

interface Tried {
  readonly userId: number;
  readonly password: string;
  /** Where the form asks for it. */
  readonly field: string;
}

/** Whether somebody knows an account's password. Nobody can try for long. */
export async function tryPassword(db: Db, { userId, password, field }: Tried): Promise<Known | Refusal> {
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
  if (!right || user === undefined) return refuseFields({ [field]: accountMessages.wrongPassword });
  await endTry(db, counted);
  return user;
}
