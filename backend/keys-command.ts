import { readBackendEnv } from "@/backend/env";
import { openDatabase } from "@/backend/db/client";
import { reSignDocuments } from "@/backend/kernel/documents/signing/re-sign-documents";
import {
  changeKeyState,
  createSigningKey,
  createStoredKey,
  listDocumentKeys,
  readSigningKey,
} from "@/backend/kernel/documents/signing/signing-keys";

/**
 * Keys that sign documents: `npm run keys -- create | list | rotate | retire <kid> | compromise <kid>`. With the database in a
 * folder the shop must be stopped. A compromised key's documents are signed again with the active one.
 */
const usage = "npm run keys -- create | list | rotate | retire <kid> | compromise <kid>";
const [command = "", kid = ""] = process.argv.slice(2);

const isKnown =
  ["create", "list", "rotate"].includes(command) ||
  (["retire", "compromise"].includes(command) && kid !== "");

if (!isKnown) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (command === "create") print(JSON.stringify(createSigningKey().privateKey));
else await changeKeys();

async function changeKeys(): Promise<void> {
  const env = readBackendEnv(process.env);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    poolSize: 1,
    dataDir: env.DATA_DIR,
  });
  const { db, kind } = database;
  const documentKey = env.DOCUMENT_SIGNING_KEY;
  try {
    if (command === "rotate" && documentKey !== undefined)
      throw new Error("The environment has the key: set another DOCUMENT_SIGNING_KEY.");
    if (command === "rotate") await db.transaction(createStoredKey);
    if (command === "retire" || command === "compromise") {
      const state = command === "retire" ? "retired" : "compromised";
      if (!(await changeKeyState(db, kid, state)))
        throw new Error(`No such key, or already compromised: ${kid}`);
    }
    const createsDocumentKeys = env.DEMO || kind === "pglite";
    const active = await readSigningKey(db, { documentKey, createsDocumentKeys });
    if (command === "compromise") {
      if (active === undefined) throw new Error("Set a new DOCUMENT_SIGNING_KEY and repeat this.");
      print(`${await reSignDocuments(db, active)} documents signed again.`);
    }
    for (const key of await listDocumentKeys(db)) print(`${key.kid} ${key.state}`);
  } finally {
    await database.close();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
