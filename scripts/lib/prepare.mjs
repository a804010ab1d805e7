import { join } from "node:path";
import { buildAnew, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { say } from "./say.mjs";

/**
 * Brings packages and build up to date, one at a time in a folder: two starts must not build into each other.
 * @param {import("./install.mjs").Context} context
 * @param {{build: "none" | "if-changed" | "anew"}} what
 */
export async function prepare(context, { build }) {
  const lock = join(context.root, ".stamps/prepare.lock");
  const onWait = () => say("Another program is installing or building in this folder: waiting for it.");
  await withLock(lock, { onWait, signal: context.signal }, async () => {
    await ensureInstalled(context);
    if (build === "if-changed") await ensureBuilt(context);
    if (build === "anew") await buildAnew(context);
  });
}
