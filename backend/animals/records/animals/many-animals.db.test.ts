import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { animals } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { findUser } from "@/backend/testing/find-user";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";
const [many, few] = [5_000, 50];
const rounds = 40;
const timeoutMs = 120_000;
/** Timer noise of a busy machine, beside the factor. */
const floorMs = 5;

/** Times mean something on PostgreSQL only: `npm run proof:animals`. */
describe.runIf(isPostgres)("a list of 5,000 animals", () => {
  const { callRoute, signIn, database } = startTestBackend();
  let tokens: { many: string; few: string };
  beforeAll(async () => {
    tokens = { many: await signIn("breeder"), few: await signIn("pending") };
    for (const [role, total] of [
      ["breeder", many],
      ["pending", few],
    ] as const)
      await database().execute(sql`
        insert into animals (owner_id, name, species_id, sex)
        select ${users.id}, 'Animal ' || n, 1 + n % 2, 'female'
        from ${users}, generate_series(1, ${total}) n where ${users.email} = ${demoEmail(role)}`);
    await database().execute(sql`analyze animals`);
  });

  async function measure(token: string): Promise<number> {
    const startedAt = performance.now();
    await callRoute("animals.list", {}, { token });
    return performance.now() - startedAt;
  }

  it(
    "a list of 5,000 animals shows its first page in under four times what a list of 50 takes",
    async () => {
      const times: { few: number; many: number }[] = [];
      await measure(tokens.few);
      // In turns, so that a machine that becomes busy slows both.
      for (let round = 0; round < rounds; round++)
        times.push({ few: await measure(tokens.few), many: await measure(tokens.many) });
      const short = medianOf(times.map((time) => time.few));
      const long = medianOf(times.map((time) => time.many));
      process.stdout.write(
        `median of the first page: ${short.toFixed(1)} ms of ${few}, ${long.toFixed(1)} ms of ${many}\n`,
      );
      expect(long).toBeLessThan(short * 4 + floorMs);
    },
    timeoutMs,
  );

  it("a list of 5,000 animals is read from the index on owner, species and name", async () => {
    const user = await findUser(database(), demoEmail("breeder"));
    const { rows } = await database().execute<{ "QUERY PLAN": string }>(sql`
      explain select * from ${animals} where owner_id = ${user.id} and archived_at is null
      order by species_id, name, id limit 15`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan using animals_owner");
    expect(plan).not.toContain("Seq Scan");
  });
});

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
