import type { Tx } from "@/backend/db/client";
import { createBoss, executeSqlIn } from "./boss";
import type { JobData, QueueName } from "./queues";
import { withTrace } from "./run-job";

// Only for its SQL: it is never started, and every call brings its transaction.
const boss = createBoss({
  query: () => {
    throw new Error("enqueue needs a transaction.");
  },
});

/** Adds a job in the caller's transaction: the job exists if, and only if, the transaction commits. */
export async function enqueue<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
): Promise<void> {
  await boss.send(name, withTrace(data), { db: executeSqlIn(tx) });
}

/** Adds a job for each element, with one statement. */
export async function enqueueAll<Name extends QueueName>(
  tx: Tx,
  name: Name,
  all: readonly JobData[Name][],
): Promise<void> {
  if (all.length === 0) return;
  await boss.insert(
    all.map((data) => ({ name, data: withTrace(data) })),
    { db: executeSqlIn(tx) },
  );
}
