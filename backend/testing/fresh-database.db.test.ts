import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "@/backend/db/schema/users";
import { createTestDatabase } from "./database";

test("createTestDatabase returns a migrated and seeded database of its own", async () => {
  const [first, second] = [await createTestDatabase(), await createTestDatabase()];
  await first.db.execute(sql`create table only_here (id integer)`);
  await expect(second.db.execute(sql`select * from only_here`)).rejects.toThrow();
  expect((await second.db.select().from(users)).length).toBeGreaterThan(0);
});

test("the database session uses UTC", async () => {
  const { database } = await createTestDatabase();
  const { rows } = await database.pool.query("show timezone");
  expect(rows).toEqual([{ TimeZone: "UTC" }]);
});
