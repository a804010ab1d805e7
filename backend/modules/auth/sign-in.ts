import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { isRightPassword } from "./passwords";
import { startSession } from "./sessions";
import { beginTry, endTry, pruneTries, takeBack, triesFrom, triesOfAccount } from "./tries";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const wrongCredentials = new Refusal(401, {
  code: "wrong_credentials",
  message: "That e-mail and password do not go together.",
});

export async function signIn(db: Db, visit: Visit, { username, password }: Credentials) {
  const email = username.trim().toLowerCase();
  const [account, address] = [triesOfAccount(email), triesFrom(visit.clientAddress)];
  const refused = await beginTry(db, [account, ...address]);
  if (refused) return refused;
  const [user] = await db
    .select({ id: users.id, type: users.type, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
  const right = await isRightPassword(user?.passwordHash, password);
  if (right instanceof Refusal) {
    await takeBack(db, [account, ...address]);
    return right;
  }
  if (!right || user === undefined) {
    await pruneTries(db);
    return wrongCredentials;
  }
  await endTry(db, account, address);
  const session = await startSessionWith(db, user);
  return session ? { answer: { id: user.id, type: user.type }, session } : wrongCredentials;
}

/** Only while the password that was checked still is the account's: changing it ends all other sessions. */
function startSessionWith(db: Db, { id, passwordHash }: { id: number; passwordHash: string }) {
  return db.transaction(async (tx) => {
    const [still] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for("share");
    return still && startSession(tx, still.id);
  });
}
