import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { callsPage } from "./calls-page/page";

const file = fileURLToPath(new URL("../docs/calls.md", import.meta.url));

/** `--check` only says whether the page is still what the contract says. */
if (process.argv.includes("--check")) {
  if (readPage() !== callsPage()) {
    console.error("docs/calls.md is older than the contract: run npm run docs:calls.");
    process.exitCode = 1;
  }
} else writeFileSync(file, callsPage());

function readPage(): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
