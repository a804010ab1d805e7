import { join } from "node:path";
import { buildAll, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { print } from "../report/print.mjs";

/**
 * Brings packages and build up to date. Locked, so that two starts in one folder do not build at once.
 * @param {import("./install.mjs").Context} context
 * @param {{build: "none" | "if-changed" | "all"}} options
 */
export async function prepare(context, { build }) {
  const lock = join(context.root, ".build-state/prepare.lock");
  const onWait = () => print("Another program is installing or building in this folder: waiting for it.");
  await withLock(lock, { onWait, signal: context.signal }, async () => {
    await ensureInstalled(context);
    if (build === "if-changed") await ensureBuilt(context);
    if (build === "all") await buildAll(context);
  });
}
