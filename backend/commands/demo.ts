import { removeDemo } from "@/backend/top/account-data/remove-demo";
import { StartError } from "@/backend/start-error";
import { print, printUsage, runWithDatabase } from "./run-command";

/** Removes what DEMO=1 has created from the database of a shop with customers. */
const [command] = process.argv.slice(2);

if (command !== "remove") printUsage("npm run demo -- remove");
else
  await runWithDatabase(async ({ db, kind }, { DEMO }) => {
    if (DEMO || kind === "pglite")
      throw new StartError("Set DATABASE_URL, and remove DEMO: the next start would create the demo again.");
    print(`${await removeDemo(db)} demo accounts removed.`);
  });
