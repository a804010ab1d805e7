import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderApiDocs } from "./page";

const file = fileURLToPath(new URL("../../docs/calls.md", import.meta.url));

/** `--check` only says whether the page is still what the contract says. */
if (process.argv.includes("--check")) {
  if (readPage() !== renderApiDocs()) {
    console.error("docs/calls.md is older than the contract: run npm run docs:api.");
    process.exitCode = 1;
  }
} else writeFileSync(file, renderApiDocs());

function readPage(): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
