import { existsSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { startTemporaryPostgres } from "./temporary-postgres.mjs";

test.each([
  [{ durable: false }, "off"],
  [{ durable: true }, "on"],
])("a temporary PostgreSQL with %j accepts queries and removes its files", async (options, fsync) => {
  const server = await startTemporaryPostgres(options);
  if (!("url" in server)) return expect(server.reason).not.toBe("");
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => undefined);
  await client.connect();
  expect((await client.query("show fsync")).rows).toEqual([{ fsync }]);
  const { rows } = await client.query("show data_directory");
  await client.end();
  await server.stop();
  expect(existsSync(rows[0].data_directory)).toBe(false);
});
