import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { attemptCounts } from "@/backend/db/schema/registration";
import { Refusal } from "./refusals";

export interface AttemptLimit {
  readonly name: string;
  /** Attempts with the same key are counted together: an email address or a client address. */
  readonly key: string;
  readonly max: number;
  readonly minutes: number;
}

/**
 * Counts an attempt and refuses it above the limit. Runs outside the caller's transaction, so that the count survives
 * a rollback.
 */
export async function limitAttempts(db: Db, limit: AttemptLimit): Promise<Refusal | undefined> {
  const key = createHash("sha256").update(`${limit.name} ${limit.key}`).digest("base64url");
  const windowEnd = sql`now() + make_interval(mins => ${limit.minutes})`;
  const isExpired = sql`${attemptCounts.endsAt} <= now()`;
  const [counted] = await db
    .insert(attemptCounts)
    .values({ key, count: 1, endsAt: windowEnd })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${attemptCounts.count} + 1 end`,
        endsAt: sql`case when ${isExpired} then ${windowEnd} else ${attemptCounts.endsAt} end`,
      },
    })
    .returning({ count: attemptCounts.count, endsAt: attemptCounts.endsAt });
  if (counted === undefined || counted.count <= limit.max) return undefined;
  const seconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - Date.now()) / 1000));
  const message = "That was tried too often. Please try again later.";
  return new Refusal(429, { code: "slow_down", message }, seconds);
}
