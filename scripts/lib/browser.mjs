import { existsSync } from "node:fs";
import { installByApt } from "./install-by-apt.mjs";
import { playwright } from "./playwright.mjs";
import { nodeTool, runTool, tail } from "./run-tool.mjs";
import { step } from "./say.mjs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The machine's own Chromium; empty where Playwright must bring one. */
export const systemBrowser = () => usual.find((path) => existsSync(path)) ?? "";

/**
 * A browser for the tests: the machine's, else Debian's, else Playwright's own.
 * @param {import("./install.mjs").Context} context
 * @returns {Promise<{ok: boolean, output: string}>}
 */
export async function ensureBrowser(context) {
  if (systemBrowser()) return { ok: true, output: "" };
  const why = await installByApt(context, { name: "chromium", shown: "Chromium" });
  if (!why) return { ok: true, output: "" };
  const { root, env, signal } = context;
  const command = nodeTool(playwright(root), ["install", "chromium"]);
  const { ok, output } = await step("Downloading Chromium", () =>
    runTool(command, { cwd: root, env, signal }),
  );
  return { ok, output: ok ? "" : `${why}; Playwright could not download it either:\n${tail(output, 10)}` };
}
