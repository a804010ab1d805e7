import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { postgresTestUrl } from "./template";

/** With TEST_DATABASE=postgres: the server of `npm test`, or one for this command. Returns its address and how to stop it. */
export async function providePostgres() {
  const url = postgresTestUrl();
  if (process.env["TEST_DATABASE"] !== "postgres") return { url: undefined, stop: doNothing };
  if (url) return { url, stop: doNothing };
  const server = await startTemporaryPostgres();
  if ("reason" in server) throw new Error(`PostgreSQL could not be started: ${server.reason}`);
  // Test workers are separate processes: they get the address by environment.
  process.env["TEST_POSTGRES_URL"] = server.url;
  return server;
}

const doNothing = async () => {};
