import { eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { matchesPassword } from "@/backend/account/auth/passwords";
import { countRequest, resetCounters, uncountRequest } from "@/backend/limits/rate-limiter";
import { confirmationCounter } from "./password-counters";

interface VerifiedPassword {
  /** Hash of the verified password. Later writes must check that it is still stored. */
  readonly hash: string;
  readonly email: string;
}

interface PasswordCheck {
  readonly userId: number;
  readonly password: string;
  /** Form field that gets the error message. */
  readonly field: string;
}

/** Verifies the password of a known account, with a rate limit. */
export async function verifyPassword(
  db: Db,
  { userId, password, field }: PasswordCheck,
): Promise<VerifiedPassword | Refusal> {
  const [user] = await db
    .select({ hash: users.passwordHash, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const counter = confirmationCounter(userId, user?.email ?? "");
  const refusal = await countRequest(db, counter);
  if (refusal) return refusal;
  const isCorrect = await matchesPassword(user?.hash, password);
  if (isCorrect instanceof Refusal) {
    await uncountRequest(db, counter);
    return isCorrect;
  }
  if (!isCorrect || user === undefined) return refuseFields({ [field]: "fields.wrongPassword" });
  await resetCounters(db, counter);
  return user;
}
