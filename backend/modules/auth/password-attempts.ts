import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { signInAttempts } from "@/backend/db/schema/account";
import { type Refusal, tooManyAttempts } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";

/**
 * Exponential backoff for password attempts: the first `free` attempts have no wait, then it doubles with each failure.
 * One failure is forgotten every `forgetSeconds`.
 */
export interface AttemptCounter {
  readonly key: string;
  readonly free: number;
  readonly forgetSeconds: number;
}

const maxWaitSeconds = 15 * 60;
const retentionHours = 24;

/** Counts by the submitted email, so that known and unknown accounts behave alike. */
export function accountCounter(email: string): AttemptCounter {
  return { key: `account ${email}`, free: 5, forgetSeconds: 60 * 60 };
}

/**
 * A success does not clear this counter, because an attacker could reset it by signing in to an account of their own.
 * It forgets quickly instead, because a whole office may share an address.
 */
export function networkCounters(clientAddress: string | undefined): readonly AttemptCounter[] {
  if (clientAddress === undefined) return [];
  return [{ key: `address ${networkPrefix(clientAddress)}`, free: 20, forgetSeconds: 60 }];
}

export function passwordCounter(userId: number): AttemptCounter {
  return { key: `password ${userId}`, free: 5, forgetSeconds: 60 * 60 };
}

/** Counts an attempt before it is made, so that concurrent ones all count. A refused attempt does not count. */
export function startAttempt(db: Db, counters: readonly AttemptCounter[]): Promise<Refusal | undefined> {
  return runInTransaction(db, async (tx) => {
    // Always in the same order, so that concurrent attempts cannot deadlock.
    for (const counter of counters) {
      const refusal = await countAttempt(tx, counter);
      if (refusal) return refusal;
    }
    return undefined;
  });
}

async function countAttempt(tx: Tx, counter: AttemptCounter): Promise<Refusal | undefined> {
  const keyHash = hashKey(counter.key);
  const failures = currentFailures(counter);
  const counted = await tx
    .insert(signInAttempts)
    .values({ keyHash, failures: 1, lastTriedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: signInAttempts.keyHash,
      set: { failures: sql`${failures} + 1`, lastTriedAt: sql`clock_timestamp()` },
      setWhere: sql`${secondsToWait(counter)} <= 0`,
    })
    .returning({ failures: signInAttempts.failures });
  if (counted.length > 0) return undefined;
  const [waiting] = await tx
    .select({ seconds: sql<number>`${secondsToWait(counter)}::float8` })
    .from(signInAttempts)
    .where(eq(signInAttempts.keyHash, keyHash));
  return tooManyAttempts(Math.max(1, Math.ceil(waiting?.seconds ?? 1)));
}

/** Clears the account's counter, and takes this one attempt, which was no failure, off the others. */
export async function recordSuccess(
  db: Db,
  account: AttemptCounter,
  others: readonly AttemptCounter[] = [],
): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.keyHash, hashKey(account.key)));
  await cancelAttempt(db, others);
}

/** For deleted accounts. */
export async function deleteAttempts(tx: Tx, counters: readonly AttemptCounter[]): Promise<void> {
  const keys = counters.map(({ key }) => hashKey(key));
  await tx.delete(signInAttempts).where(inArray(signInAttempts.keyHash, keys));
}

/** Uncounts an attempt that could not be checked. */
export async function cancelAttempt(db: Db, counters: readonly AttemptCounter[]): Promise<void> {
  if (counters.length === 0) return;
  const keys = counters.map(({ key }) => hashKey(key));
  await db
    .update(signInAttempts)
    .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)` })
    .where(inArray(signInAttempts.keyHash, keys));
}

/** Deletes outdated counters. Called after failed attempts. */
export async function pruneAttempts(db: Db): Promise<void> {
  await db
    .delete(signInAttempts)
    .where(lt(signInAttempts.lastTriedAt, sql`now() - make_interval(hours => ${retentionHours})`));
}

const ageSeconds = sql`extract(epoch from clock_timestamp() - ${signInAttempts.lastTriedAt})`;

function currentFailures({ forgetSeconds }: AttemptCounter): SQL {
  return sql`greatest(${signInAttempts.failures} - floor(${ageSeconds} / ${forgetSeconds}::int), 0)::int`;
}

/** Zero or negative if an attempt is allowed now. */
function secondsToWait(counter: AttemptCounter): SQL {
  const failures = currentFailures(counter);
  const excess = sql`least(${failures} - ${counter.free}::int, 10)`;
  const wait = sql`least(power(2, ${excess}), ${maxWaitSeconds}::int)`;
  return sql`case when ${failures} < ${counter.free}::int then 0 else ${wait} - ${ageSeconds} end`;
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Providers give an IPv6 customer a whole /64 network, so its addresses count as one. */
function networkPrefix(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = "", back] = address.toLowerCase().split("::");
  const groups = front === "" ? [] : front.split(":");
  const backCount = back ? back.split(":").length : 0;
  const missing = back === undefined ? 0 : Math.max(0, 8 - groups.length - backCount);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(back ? back.split(":") : [])];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
