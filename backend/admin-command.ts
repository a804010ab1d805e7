import { readBackendEnv } from "@/backend/env";
import { createAdmin } from "@/backend/account/registration/create-admin";
import { openDatabase } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed/seed";

/** The first admin of a shop: `npm run admin -- create <email>`. With the database in a folder the shop must be stopped. */
const usage = "npm run admin -- create <email>";
const [command, email = ""] = process.argv.slice(2);

if (command !== "create" || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else await create();

async function create(): Promise<void> {
  const env = readBackendEnv(process.env);
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, poolSize: 1, dataDir: env.DATA_DIR });
  try {
    // A new database has no tables and no countries yet.
    await migrate(database);
    await seed(database.db, { demo: env.DEMO || database.kind === "pglite" });
    print(await createAdmin(database.db, { email, appOrigin: env.APP_ORIGIN }));
    print("The link sets the password and is valid for 30 minutes. The running shop mails it too.");
  } finally {
    await database.close();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
