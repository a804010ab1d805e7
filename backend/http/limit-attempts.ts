import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { attemptCounts } from "@/backend/db/schema/registration";
import { Refusal } from "./refusals";

export interface AttemptLimit {
  readonly name: string;
  /** Whose attempts are counted together: an address, a network. */
  readonly of: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts this attempt and refuses it where there were too many. Takes the database, not a transaction: an attempt
 * counts whatever becomes of it.
 */
export async function limitAttempts(db: Db, limit: AttemptLimit): Promise<Refusal | undefined> {
  const key = createHash("sha256").update(`${limit.name} ${limit.of}`).digest("base64url");
  const end = sql`now() + make_interval(mins => ${limit.minutes})`;
  const isOver = sql`${attemptCounts.endsAt} <= now()`;
  const [counted] = await db
    .insert(attemptCounts)
    .values({ key, count: 1, endsAt: end })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${end} else ${attemptCounts.endsAt} end`,
      },
    })
    .returning({ count: attemptCounts.count, endsAt: attemptCounts.endsAt });
  if (counted === undefined || counted.count <= limit.most) return undefined;
  const seconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - Date.now()) / 1000));
  const message = "That was tried too often. Please try again later.";
  return new Refusal(429, { code: "slow_down", message }, seconds);
}
