import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The variables that .env.example documents. @param {string} root */
export function documentedEnvNames(root) {
  const path = join(root, ".env.example");
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return new Set([...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = ""]) => name));
}
