import { sql } from "drizzle-orm";
import type pg from "pg";
import PgBoss from "pg-boss";
import type { Tx } from "@/backend/db/client";
import { queueNames, queues } from "./queues";

/** How long admins can see and retry a failed job. */
const failedJobDays = 30;

/** pg-boss on a connection or pool of ours, in its own schema `pgboss`. Works on PostgreSQL and PGlite alike. */
export function createBoss(client: Pick<pg.Pool, "query">): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: 60,
    archiveFailedAfterSeconds: failedJobDays * 86_400,
  });
}

/** Creates or upgrades the schema and the queues. Part of the migrations, under their lock. */
export async function installQueues(client: pg.ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schedule: false,
    supervise: false,
  });
  await boss.start();
  for (const name of queueNames) {
    await boss.createQueue(name, { name, ...queues[name] });
    await boss.updateQueue(name, { name, ...queues[name] });
  }
}

/** Lets pg-boss run its SQL in a transaction of ours: its `$1` become drizzle parameters. */
export function executeSqlIn(tx: Tx): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const chunks = text
        .split(/\$(\d+)/)
        .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
      return tx.execute(sql.join(chunks));
    },
  };
}
