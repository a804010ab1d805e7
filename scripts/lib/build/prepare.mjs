import { writeMessageFiles } from "../../../tools/messages/write-messages.mjs";
import { buildAll, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";

/**
 * Brings packages, generated files and build up to date.
 * @param {import("./install.mjs").Context} context
 * @param {{build: "none" | "if-changed" | "all"}} options
 */
export async function prepare(context, { build }) {
  await ensureInstalled(context);
  writeMessageFiles();
  if (build === "if-changed") await ensureBuilt(context);
  if (build === "all") await buildAll(context);
}
