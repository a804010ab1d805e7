import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { StartError } from "@/backend/start-error";
import { openPostgresPool } from "./open-postgres";

const address = "postgres://keeper:s3cret@db.example:6543/shop";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Simulates servers a test cannot start: the result of the first query. */
function answer(outcome: { version: string; encoding: string } | Error) {
  const query = vi.spyOn(pg.Pool.prototype, "query");
  query.mockImplementation(async () => {
    if (outcome instanceof Error) throw outcome;
    return { rows: [outcome] };
  });
}

async function sentenceFor(url: string): Promise<string> {
  const error: unknown = await openPostgresPool({ databaseUrl: url, poolSize: 1 }).catch(
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(StartError);
  const message = error instanceof Error ? error.message : "";
  expect(message).not.toContain("s3cret");
  expect(message).not.toContain("\n");
  return message;
}

function failure(code: string): Error {
  return Object.assign(new Error("as the server says it"), { code });
}

describe("openPostgresPool explains an unusable server without revealing the password", () => {
  test.each([
    ["28P01", 'refused the password of user "keeper"'],
    ["28000", 'does not let user "keeper" in'],
    ["3D000", 'The database "shop" does not exist at db.example:6543'],
    ["ECONNREFUSED", "PostgreSQL at db.example:6543 cannot be reached (ECONNREFUSED)"],
    ["ENOTFOUND", "PostgreSQL at db.example:6543 cannot be reached (ENOTFOUND)"],
    ["53300", "PostgreSQL at db.example:6543 cannot be reached (53300)"],
  ])("%s", async (code, words) => {
    answer(failure(code));
    expect(await sentenceFor(address)).toContain(words);
  });

  test("rejects version 14", async () => {
    answer({ version: "140019", encoding: "UTF8" });
    expect(await sentenceFor(address)).toContain("is version 14: use version 15 or later");
  });

  test("rejects a database that is not UTF-8", async () => {
    answer({ version: "150004", encoding: "LATIN1" });
    expect(await sentenceFor(address)).toContain("is stored as LATIN1");
  });

  test("reports that nothing listens at the port", async () => {
    expect(await sentenceFor("postgres://keeper:s3cret@127.0.0.1:1/shop")).toContain("127.0.0.1:1");
  });
});

describe("openPostgresPool with a time to wait", () => {
  const open = (waitMs: number) => openPostgresPool({ databaseUrl: address, poolSize: 1, waitMs });

  test("waits for a server that comes back", async () => {
    const query = vi.spyOn(pg.Pool.prototype, "query");
    query.mockImplementationOnce(async () => Promise.reject(failure("ECONNREFUSED")));
    query.mockImplementation(async () => ({ rows: [{ version: "150004", encoding: "UTF8" }] }));
    const pool = await open(60_000);
    expect(query).toHaveBeenCalledTimes(2);
    await pool.end();
  });

  test.each([
    ["ends with 69 for a server that stays away", "ECONNREFUSED", 0, 69],
    ["ends with 78 at once for a wrong password", "28P01", 60_000, 78],
  ])("%s", async (_title, code, waitMs, exitCode) => {
    answer(failure(code));
    await expect(open(waitMs)).rejects.toMatchObject({ exitCode });
  });
});
