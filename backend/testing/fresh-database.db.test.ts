import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "@/backend/db/schema/people";
import { freshDatabase } from "./database";

test("a fresh database is migrated and seeded, and nobody else's", async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()];
  await one.db.execute(sql`create table only_here (id integer)`);
  await expect(other.db.execute(sql`select * from only_here`)).rejects.toThrow();
  expect((await other.db.select().from(users)).length).toBeGreaterThan(0);
});

test("both kinds of database work in UTC", async () => {
  const { database } = await freshDatabase();
  const { rows } = await database.pool.query("show timezone");
  expect(rows).toEqual([{ TimeZone: "UTC" }]);
});
