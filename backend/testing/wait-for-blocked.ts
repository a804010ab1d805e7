import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Db } from "@/backend/db/client";

/** Waits until this many transactions wait for locks. */
export const waitForBlocked = (db: Db, count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 30_000, interval: 20 },
  );
