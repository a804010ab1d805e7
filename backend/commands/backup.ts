import { writeBackup } from "@/backend/db/backup";
import { print, printUsage, runCommand } from "./run-command";

const [file] = process.argv.slice(2);

if (file === undefined) printUsage("npm run backup -- <file>");
else
  await runCommand(async (env) => {
    await writeBackup({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, file);
    print(`Saved in ${file}. Keep your settings as well: DOCUMENT_SIGNING_KEY is not in it.`);
  });
