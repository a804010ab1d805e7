import { writeSync } from "node:fs";
import type { Database } from "@/backend/db/client";
import { openDatabase } from "@/backend/db/client";
import { StartError } from "@/backend/start-error";

/**
 * The process that proofs/kills.mjs kills. Writes endlessly and reports each commit, or checks the data. Output
 * is unbuffered, because a killed process flushes no buffer.
 */
const [task, databaseUrl = "", dataDir = "", run = "0"] = process.argv.slice(2);

function report(event: string, value: unknown): void {
  writeSync(1, `${event} ${JSON.stringify(value)}\n`);
}

async function prepare({ pool }: Database): Promise<void> {
  await pool.query(
    `create table if not exists entries (run integer, number integer, half integer, word text not null,
     primary key (run, number, half))`,
  );
  await pool.query("create unique index if not exists entries_word on entries (word)");
  await pool.query("create table if not exists totals (run integer primary key, entries integer not null)");
}

/** Three rows in one transaction: after a crash all of them are there, or none. */
async function write({ pool }: Database): Promise<never> {
  await pool.query("insert into totals values ($1, 0)", [run]);
  for (let number = 1; ; number += 1) {
    const client = await pool.connect();
    await client.query("begin");
    for (const half of [1, 2])
      await client.query("insert into entries values ($1, $2, $3, $4)", [
        run,
        number,
        half,
        `${run}-${number}-${half}-${"x".repeat(number % 300)}`,
      ]);
    await client.query("update totals set entries = entries + 2 where run = $1", [run]);
    await client.query("commit");
    client.release();
    report("written", number);
  }
}

async function check({ pool }: Database): Promise<unknown> {
  const count = "select count(*)::int as n from entries where word >= ''";
  const client = await pool.connect();
  const countWith = async (off: string[]) => {
    for (const scan of ["seqscan", "indexscan", "indexonlyscan", "bitmapscan"])
      await client.query(`set enable_${scan} = ${off.includes(scan) ? "off" : "on"}`);
    return (await client.query<{ n: number }>(count)).rows[0]?.n;
  };
  const byIndex = await countWith(["seqscan"]);
  const byTable = await countWith(["indexscan", "indexonlyscan", "bitmapscan"]);
  // Fails where the table holds twice what its unique index should have refused.
  await client.query("reindex table entries");
  const afterReindex = await countWith(["seqscan"]);
  const { rows: runs } = await client.query(
    `select run, entries as total, (select max(number) from entries e where e.run = t.run) as last,
     (select count(*)::int from entries e where e.run = t.run) as rows from totals t order by run`,
  );
  client.release();
  return { byIndex, byTable, afterReindex, runs };
}

try {
  const since = performance.now();
  const database = await openDatabase({ databaseUrl, poolSize: 2, dataDir });
  const opened = Math.round(performance.now() - since);
  if (task === "write") {
    await prepare(database);
    report("opened", opened);
    await write(database);
  }
  report("checked", await check(database));
  await database.close();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  report("refused", error.message);
}
