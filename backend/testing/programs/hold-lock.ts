import { once } from "node:events";
import { lockDataFolder } from "@/backend/db/data-folder-lock";

/** On a word takes the lock on the folder it is given, says how that went, and holds on until the next word. */
process.send?.("waiting");
await once(process, "message");
const answer = await lockDataFolder(process.argv[2] ?? "");
process.send?.("lock" in answer ? "taken" : answer.heldBy);
if ("lock" in answer) {
  await once(process, "message");
  await answer.lock.release();
}
process.disconnect();
