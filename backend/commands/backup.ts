import { writeBackup } from "@/backend/db/backup";
import { print, printUsage, runCommand } from "./run-command";

const [file] = process.argv.slice(2);

if (file === undefined) printUsage("npm run backup -- <file>");
else
  await runCommand(async (env) => {
    await writeBackup({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, file);
    print(`${file} has everything but the settings and their keys.`);
  });
