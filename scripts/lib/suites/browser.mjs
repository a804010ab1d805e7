import { existsSync } from "node:fs";
import { installByApt } from "../build/install-by-apt.mjs";
import { playwrightScript } from "./playwright.mjs";
import { nodeCommand, runTool, lastLines } from "../process/run-tool.mjs";
import { runStep } from "../report/print.mjs";

// The headless shell first: it takes a third less processor time than the whole browser.
const commonPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The installed Chromium; empty if Playwright must download one. */
export const systemBrowser = () => commonPaths.find((path) => existsSync(path)) ?? "";

/**
 * Makes sure there is a browser: the installed one, else Debian's package, else Playwright's download.
 * @param {import("../build/install.mjs").Context} context
 * @returns {Promise<{ok: boolean, output: string}>}
 */
export async function ensureBrowser(context) {
  if (systemBrowser()) return { ok: true, output: "" };
  const install = (/** @type {string} */ name) => installByApt(context, { name, shown: "Chromium" });
  const reason = (await install("chromium-headless-shell")) && (await install("chromium"));
  if (!reason) return { ok: true, output: "" };
  const { root, env, signal } = context;
  const command = nodeCommand(playwrightScript(root), ["install", "chromium"]);
  const { ok, output } = await runStep("Downloading Chromium", () =>
    runTool(command, { cwd: root, env, signal }),
  );
  return {
    ok,
    output: ok ? "" : `${reason}; Playwright could not download it either:\n${lastLines(output, 10)}`,
  };
}
