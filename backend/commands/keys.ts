import type { Database } from "@/backend/db/client";
import type { BackendEnv } from "@/backend/env";
import { reSignDocuments } from "@/backend/kernel/documents/signing/re-sign-documents";
import {
  changeKeyState,
  createSigningKey,
  createStoredKey,
  listDocumentKeys,
  readSigningKey,
} from "@/backend/kernel/documents/signing/signing-keys";
import { StartError } from "@/backend/start-error";
import { print, printUsage, runWithDatabase } from "./run-command";

/** Keys that sign documents. A compromised key's documents are signed again with the active one. */
const [command = "", kid = ""] = process.argv.slice(2);

const isKnown =
  ["create", "list", "rotate"].includes(command) ||
  (["retire", "compromise"].includes(command) && kid !== "");

if (!isKnown) printUsage("npm run keys -- create | list | rotate | retire <kid> | compromise <kid>");
else if (command === "create") print(JSON.stringify(createSigningKey().privateKey));
else await runWithDatabase(changeKeys);

async function changeKeys({ db, kind }: Database, env: BackendEnv): Promise<void> {
  const documentKey = env.DOCUMENT_SIGNING_KEY;
  if (command === "rotate" && documentKey !== undefined)
    throw new StartError("The environment has the key: set another DOCUMENT_SIGNING_KEY.");
  if (command === "rotate") await db.transaction(createStoredKey);
  if (command === "retire" || command === "compromise") {
    const state = command === "retire" ? "retired" : "compromised";
    if (!(await changeKeyState(db, kid, state)))
      throw new StartError(`No such key, or already compromised: ${kid}`);
  }
  const createsDocumentKeys = env.DEMO || kind === "pglite";
  const active = await readSigningKey(db, { documentKey, createsDocumentKeys });
  if (command === "compromise") {
    if (active === undefined) throw new StartError("Set a new DOCUMENT_SIGNING_KEY and repeat this.");
    print(`${await reSignDocuments(db, active)} documents signed again.`);
  }
  for (const key of await listDocumentKeys(db)) print(`${key.kid} ${key.state}`);
}
