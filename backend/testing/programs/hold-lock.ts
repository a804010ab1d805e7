import { once } from "node:events";
import { lockDataFolder } from "@/backend/db/data-folder-lock";

/** On a message tries to lock the folder of its argument, reports the result, and holds the lock until the next message. */
process.send?.("waiting");
await once(process, "message");
const answer = await lockDataFolder(process.argv[2] ?? "");
process.send?.("lock" in answer ? "taken" : answer.heldBy);
if ("lock" in answer) {
  await once(process, "message");
  await answer.lock.release();
}
process.disconnect();
