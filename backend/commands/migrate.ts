import { migrate } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed/seed";
import { print, runWithDatabase } from "./run-command";

/**
 * `npm run migrate`: tables and seed data of this release, as a step before its programs start. The programs of the release
 * before work with both.
 */
await runWithDatabase(async (database, env) => {
  await migrate(database);
  await seed(database.db, { demo: env.DEMO || database.kind === "pglite" });
  print("The database is up to date.");
});
