import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} root @param {string} name */
const statePath = (root, name) => join(root, ".build-state", `${name}.json`);

/** @param {string} root @param {string} name @returns {Record<string, string>} */
export function readState(root, name) {
  try {
    return JSON.parse(readFileSync(statePath(root, name), "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} root @param {string} name */
export const removeState = (root, name) => rmSync(statePath(root, name), { force: true });

/** @param {string} root @param {string} name @param {Record<string, string>} values */
export function writeState(root, name, values) {
  mkdirSync(join(root, ".build-state"), { recursive: true });
  const draft = `${statePath(root, name)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(values)}\n`);
  renameSync(draft, statePath(root, name));
}

/** @param {(string | Buffer)[]} parts */
export function hashParts(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/**
 * Hash of paths and contents: file times mean nothing after a checkout.
 * @param {string} root
 * @param {string[]} entries files and folders, which need not exist
 * @param {(path: string) => boolean} [isSkipped]
 */
export function hashFiles(root, entries, isSkipped = () => false) {
  const files = entries.flatMap((entry) => listFiles(root, entry)).filter((path) => !isSkipped(path));
  return hashParts(files.sort().flatMap((path) => [path, readFileSync(join(root, path))]));
}

/** @param {string} root @param {string} entry @returns {string[]} */
function listFiles(root, entry) {
  const stat = statSync(join(root, entry), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  return readdirSync(join(root, entry)).flatMap((name) => listFiles(root, `${entry}/${name}`));
}
