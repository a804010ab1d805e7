import { createHash } from "node:crypto";
import { eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { signInAttempts as tries } from "@/backend/db/schema/account";
import { type Refusal, tooMany } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { networkOf } from "./network-of";

/** What tries are counted by. So many are free, then each waits twice as long; one is forgotten after a while. */
export interface Counted {
  readonly key: string;
  readonly free: number;
  readonly forgetSeconds: number;
}

const longestWaitSeconds = 15 * 60;
const keptHours = 24;

/** By what was typed, whether there is such an account or not: the answers tell no difference. */
export function triesOfAccount(email: string): Counted {
  return { key: `account ${email}`, free: 5, forgetSeconds: 60 * 60 };
}

/** A whole office may share an address, and an attacker signs in to an account of their own: so it only fades. */
export function triesFrom(clientAddress: string | undefined): readonly Counted[] {
  if (clientAddress === undefined) return [];
  return [{ key: `address ${networkOf(clientAddress)}`, free: 20, forgetSeconds: 60 }];
}

export function triesAtPasswordOf(userId: number): Counted {
  return { key: `password ${userId}`, free: 5, forgetSeconds: 60 * 60 };
}

/** Counts a try before it is made: many at once count as many. A refusal says how long to wait, and counts nothing. */
export function beginTry(db: Db, counted: readonly Counted[]): Promise<Refusal | undefined> {
  return runInTransaction(db, async (tx) => {
    // Always in the same order, so that two tries never wait for each other.
    for (const one of counted) {
      const refused = await countTry(tx, one);
      if (refused) return refused;
    }
    return undefined;
  });
}

async function countTry(tx: Tx, one: Counted): Promise<Refusal | undefined> {
  const keyHash = hashOf(one.key);
  const failures = failuresNow(one);
  const begun = await tx
    .insert(tries)
    .values({ keyHash, failures: 1, lastTriedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: tries.keyHash,
      set: { failures: sql`${failures} + 1`, lastTriedAt: sql`clock_timestamp()` },
      setWhere: sql`${waitOf(one)} <= 0`,
    })
    .returning({ failures: tries.failures });
  if (begun.length > 0) return undefined;
  const [waiting] = await tx
    .select({ seconds: sql<number>`${waitOf(one)}::float8` })
    .from(tries)
    .where(eq(tries.keyHash, keyHash));
  return tooMany(Math.max(1, Math.ceil(waiting?.seconds ?? 1)));
}

/** The right password: its account begins anew, and all others lose the one try that was no failure. */
export async function endTry(db: Db, own: Counted, others: readonly Counted[] = []): Promise<void> {
  await db.delete(tries).where(eq(tries.keyHash, hashOf(own.key)));
  await takeBack(db, others);
}

/** Of an account that is gone. */
export async function forgetTries(tx: Tx, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map(({ key }) => hashOf(key));
  await tx.delete(tries).where(inArray(tries.keyHash, keys));
}

/** For a try that was not judged. */
export async function takeBack(db: Db, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(({ key }) => hashOf(key));
  await db
    .update(tries)
    .set({ failures: sql`greatest(${tries.failures} - 1, 0)` })
    .where(inArray(tries.keyHash, keys));
}

/** Now and then, beside a failed try, what nobody counts any more goes. */
export async function pruneTries(db: Db): Promise<void> {
  await db.delete(tries).where(lt(tries.lastTriedAt, sql`now() - make_interval(hours => ${keptHours})`));
}

const ageOf = sql`extract(epoch from clock_timestamp() - ${tries.lastTriedAt})`;

function failuresNow({ forgetSeconds }: Counted): SQL {
  return sql`greatest(${tries.failures} - floor(${ageOf} / ${forgetSeconds}::int), 0)::int`;
}

/** Seconds still to wait; none or fewer where a try is free. */
function waitOf(one: Counted): SQL {
  const over = sql`least(${failuresNow(one)} - ${one.free}::int, 10)`;
  const whole = sql`least(power(2, ${over}), ${longestWaitSeconds}::int)`;
  return sql`case when ${failuresNow(one)} < ${one.free}::int then 0 else ${whole} - ${ageOf} end`;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
