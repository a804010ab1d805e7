import { restoreBackup } from "@/backend/db/backup";
import { migrate } from "@/backend/db/migrate";
import { print, printUsage, runCommand, runWithDatabase } from "./run-command";

const [file] = process.argv.slice(2);

if (file === undefined) printUsage("npm run restore -- <file>");
else {
  await runCommand((env) => restoreBackup({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, file));
  // The backup may be of an older release.
  if (process.exitCode === undefined) await runWithDatabase((database) => migrate(database));
  if (process.exitCode === undefined) print("Restored. You can start the shop now.");
}
