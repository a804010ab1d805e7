import { createAdmin } from "@/backend/account/registration/create-admin";
import { migrate } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed/seed";
import { print, printUsage, runWithDatabase } from "./run-command";

/** The first admin of a shop. */
const [command, email = ""] = process.argv.slice(2);

if (command !== "create" || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
  printUsage("npm run admin -- create <email>");
else
  await runWithDatabase(async (database, env) => {
    // A new database has no tables and no countries yet.
    await migrate(database);
    await seed(database.db, { demo: env.DEMO || database.kind === "pglite" });
    print(await createAdmin(database.db, { email, appOrigin: env.APP_ORIGIN }));
    print("The link sets the password and is valid for 30 minutes. The running shop mails it too.");
  });
