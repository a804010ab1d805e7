import { and, eq, isNotNull } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/contract";
import type { authShapes } from "@/lib/contract/auth/auth.shapes";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { matchesPassword } from "./passwords";
import { startSession } from "./sessions";
import {
  accountCounter,
  cancelAttempt,
  networkCounters,
  pruneAttempts,
  recordSuccess,
  startAttempt,
} from "./password-attempts";

type Credentials = BodyOf<(typeof authShapes)["login"]>;

const wrongCredentials = new Refusal(401, {
  code: "wrong_credentials",
  message: "Wrong email or password.",
});

export async function signIn(db: Db, caller: Caller, { username, password }: Credentials) {
  const email = username.trim().toLowerCase();
  const [account, networks] = [accountCounter(email), networkCounters(caller.clientAddress)];
  const refusal = await startAttempt(db, [account, ...networks]);
  if (refusal) return refusal;
  const [user] = await db
    .select({
      ...{ id: users.id, type: users.type, passwordHash: users.passwordHash },
      countryCode: users.countryCode,
    })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
  const isCorrect = await matchesPassword(user?.passwordHash, password);
  if (isCorrect instanceof Refusal) {
    await cancelAttempt(db, [account, ...networks]);
    return isCorrect;
  }
  if (!isCorrect || user === undefined) {
    await pruneAttempts(db);
    return wrongCredentials;
  }
  await recordSuccess(db, account, networks);
  const session = await startSessionIfUnchanged(db, user);
  const { id, type, countryCode } = user;
  return session ? { response: { id, type, countryCode }, session } : wrongCredentials;
}

/** The password may have changed since it was verified, which must not leave a new session behind. */
function startSessionIfUnchanged(db: Db, { id, passwordHash }: { id: number; passwordHash: string }) {
  return db.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for("share");
    return unchanged && startSession(tx, unchanged.id);
  });
}
