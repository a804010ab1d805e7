import { type Counter, guessCounters } from "@/backend/limits/rate-limiter";
import { networkOf } from "@/lib/domain/network-of";

/**
 * Counters of a sign-in, by the submitted email, so that known and unknown accounts behave alike. An attacker can fill
 * the counters of a network of theirs only: the owner signs in from any other, and on a known device from everywhere.
 */
export function signInCounters(
  email: string,
  clientAddress: string | undefined,
  deviceId: string | undefined,
): readonly Counter[] {
  const account = accountOf(email);
  const limit = "wrongPasswords";
  if (deviceId !== undefined) return [{ limit, account, subject: `${email} device ${deviceId}` }];
  return [
    { limit, account, subject: `${email} network ${networkOf(clientAddress).name}` },
    ...guessCounters("wrongPasswordsOfNetwork", clientAddress),
  ];
}

/** For the password of a known account: of a session, or of a mailed link. */
export function confirmationCounter(userId: number, email: string): Counter {
  return { limit: "passwordConfirmations", subject: String(userId), account: accountOf(email) };
}

export const accountOf = (email: string) => `account ${email}`;
