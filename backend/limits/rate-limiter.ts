import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { rateLimits } from "@/backend/db/schema/rate-limits";
import { Refusal } from "@/backend/http/refusals";
import { type LimitName, limits } from "./rate-limits";
import { networkOf, widerNetworkOf } from "@/lib/domain/network-of";

/** One counter: requests with the same limit and subject count together. */
export interface Counter {
  readonly limit: LimitName;
  readonly subject: string;
  /** The account, for counters that `clearCounters` resets. */
  readonly account?: string | undefined;
  /** Multiplies the limit. */
  readonly allowance?: number;
}

/** All clients of a private network may be behind one proxy of ours: it gets this many times the limit. */
const privateAllowance = 20;

export function networkCounter(limit: LimitName, clientAddress: string | undefined): Counter {
  const { name, isPrivate } = networkOf(clientAddress);
  return { limit, subject: name, ...(isPrivate && { allowance: privateAllowance }) };
}

/** A /48 has 65,536 networks: together they get this many times the limit. */
const widerAllowance = 16;

/** For limits against guessing: one customer may have a whole IPv6 /48. */
export function guessCounters(limit: LimitName, clientAddress: string | undefined): readonly Counter[] {
  const wider = widerNetworkOf(clientAddress);
  return [
    networkCounter(limit, clientAddress),
    ...(wider === undefined ? [] : [{ limit, subject: wider, allowance: widerAllowance }]),
  ];
}

/**
 * Counts a request and refuses it with 429 above a limit (generic cell rate algorithm). A refused request does not count.
 * Runs outside the caller's transaction, so that the count survives a rollback.
 */
export async function countRequest(db: Db, ...counters: readonly Counter[]): Promise<Refusal | undefined> {
  const counted: Counter[] = [];
  for (const counter of counters) {
    const waitSeconds = await count(db, counter);
    if (waitSeconds === undefined) {
      counted.push(counter);
      continue;
    }
    await uncountRequest(db, ...counted);
    return tooManyRequests(waitSeconds);
  }
  return undefined;
}

/** The one 429. Identical in every case, so that it does not reveal whether an account exists. */
function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal(429, { code: "too_many_tries", message: "refusals.tooManyTries" }, retryAfterSeconds);
}

/** Seconds to wait, or undefined if the request was counted. One statement, so that concurrent requests all count. */
async function count(db: Db, counter: Counter): Promise<number | undefined> {
  const { key, shareSeconds, totalSeconds } = measures(counter);
  const next = sql`greatest(${rateLimits.emptyAt}, clock_timestamp()) + make_interval(secs => ${shareSeconds})`;
  const latest = sql`clock_timestamp() + make_interval(secs => ${totalSeconds})`;
  const counted = await db
    .insert(rateLimits)
    .values({
      key,
      accountKey: counter.account === undefined ? null : hash(counter.account),
      emptyAt: sql`clock_timestamp() + make_interval(secs => ${shareSeconds})`,
    })
    // A millisecond of tolerance: intervals are rounded.
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { emptyAt: next },
      setWhere: sql`${next} <= ${latest} + interval '1 millisecond'`,
    })
    .returning({ key: rateLimits.key });
  if (counted.length > 0) return undefined;
  return Math.max(1, Math.ceil((await secondsToWait(db, counter)) ?? 1));
}

/** Refuses without counting, where only some outcomes count. */
export async function refuseIfFull(db: Db, ...counters: readonly Counter[]): Promise<Refusal | undefined> {
  for (const counter of counters) {
    const seconds = await secondsToWait(db, counter);
    if (seconds !== undefined && seconds > 0) return tooManyRequests(Math.ceil(seconds));
  }
  return undefined;
}

/** Zero or negative if a request is allowed now. */
async function secondsToWait(db: Db, counter: Counter): Promise<number | undefined> {
  const { key, shareSeconds, totalSeconds } = measures(counter);
  const excess = sql`extract(epoch from ${rateLimits.emptyAt} - clock_timestamp()) + ${shareSeconds}::float8`;
  const [found] = await db
    .select({ seconds: sql<number>`(${excess} - ${totalSeconds}::float8 - 0.001)::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return found?.seconds;
}

/** Gives back requests that should not have counted, such as a correct password. */
export async function uncountRequest(db: Db, ...counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) {
    const { key, shareSeconds } = measures(counter);
    await db
      .update(rateLimits)
      .set({ emptyAt: sql`${rateLimits.emptyAt} - make_interval(secs => ${shareSeconds})` })
      .where(eq(rateLimits.key, key));
  }
}

/** Clears counters completely. */
export async function resetCounters(db: Db, ...counters: readonly Counter[]): Promise<void> {
  const keys = counters.map((counter) => measures(counter).key);
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Clears all counters of an account, in every network and on every device. */
export async function clearAccountCounters(tx: Tx, account: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.accountKey, hash(account)));
}

function measures({ limit, subject, allowance = 1 }: Counter) {
  const { max, minutes } = limits[limit];
  const totalSeconds = minutes * 60;
  return { key: hash(`${limit} ${subject}`), totalSeconds, shareSeconds: totalSeconds / (max * allowance) };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
