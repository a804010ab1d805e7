import { and, eq } from "drizzle-orm";
import { unconfirmedCode } from "@/lib/config/account/account-codes";
import type { Db, Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { Input, DbContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { countRequest, resetCounters, uncountRequest } from "@/backend/limits/rate-limiter";
import { emitUserEvent } from "@/backend/kernel/users/user-events";
import { signInCounters } from "@/backend/account/public/password-counters";
import { matchesPassword } from "./passwords";
import { endSession, startSession } from "@/backend/kernel/users/sessions";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readSigningKey } from "@/backend/db/signing-key";

const wrongCredentials = new Refusal(401, {
  code: "wrong_credentials",
  message: "refusals.wrongCredentials",
});

/** Only with the right password, so that it reveals nothing to others. */
const unconfirmedAccount = new Refusal(409, {
  code: unconfirmedCode,
  message: "refusals.unconfirmed",
});

/** Counts the attempt before it is made, so that concurrent ones all count. */
export async function signIn(
  { db, caller }: DbContext,
  { body: { username, password } }: Input<"auth.login">,
) {
  const email = username.trim().toLowerCase();
  const deviceId = await findKnownDevice(db, caller.deviceToken, email);
  const counters = signInCounters(email, caller.clientAddress, deviceId);
  const refusal = await countRequest(db, ...counters);
  if (refusal) return refusal;
  const [user] = await db
    .select({
      id: users.id,
      type: users.type,
      passwordHash: users.passwordHash,
      countryCode: users.countryCode,
      language: users.language,
      confirmedAt: users.confirmedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  const isCorrect = await matchesPassword(user?.passwordHash, password);
  if (isCorrect instanceof Refusal) {
    await uncountRequest(db, ...counters);
    return isCorrect;
  }
  if (!isCorrect || user === undefined) return wrongCredentials;
  const [ofAccount, ...ofNetwork] = counters;
  if (ofAccount) await resetCounters(db, ofAccount);
  // Not reset: an attacker could clear it by signing in to an account of their own.
  await uncountRequest(db, ...ofNetwork);
  if (user.confirmedAt === null) return unconfirmedAccount;
  const session = await startSessionIfUnchanged(db, caller, { ...user, email });
  const { id, type, countryCode, language } = user;
  return session ? { response: { id, type, countryCode, language }, session } : wrongCredentials;
}

/**
 * The password may have changed since it was verified, which must not leave a new session behind. The lock also keeps
 * two sign-ins from claiming at once.
 */
function startSessionIfUnchanged(
  db: Db,
  caller: Caller,
  { id, passwordHash, email }: { id: number; passwordHash: string; email: string },
) {
  return db.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for("no key update");
    if (unchanged === undefined) return undefined;
    await emitUserEvent(tx, "signedIn", { id, email });
    // The browser replaces its cookie: nobody may go on using the former session.
    if (caller.tokenHash !== undefined) await endSession(tx, caller.tokenHash);
    return { ...(await startSession(tx, unchanged.id)), deviceToken: await createDeviceToken(tx, email) };
  });
}

/** A signed token for a device on which somebody has signed in to this account. It gives no access. */
async function createDeviceToken(tx: Tx, email: string): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${sign(await readSigningKey(tx, "device"), id, email)}`;
}

/** The device's id if the token was signed for this account. */
async function findKnownDevice(
  tx: Tx,
  token: string | undefined,
  email: string,
): Promise<string | undefined> {
  const [id = "", signature = ""] = (token ?? "").split(".");
  const expected = Buffer.from(sign(await readSigningKey(tx, "device"), id, email));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}

function sign(key: string, id: string, email: string): string {
  return createHmac("sha256", key).update(`${id} ${email}`).digest("base64url");
}
