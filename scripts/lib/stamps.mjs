import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} root @param {string} name */
const stampPath = (root, name) => join(root, ".stamps", `${name}.json`);

/** @param {string} root @param {string} name @returns {Record<string, string>} */
export function readStamp(root, name) {
  try {
    return JSON.parse(readFileSync(stampPath(root, name), "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} root @param {string} name */
export const removeStamp = (root, name) => rmSync(stampPath(root, name), { force: true });

/** @param {string} root @param {string} name @param {Record<string, string>} values */
export function writeStamp(root, name, values) {
  mkdirSync(join(root, ".stamps"), { recursive: true });
  const draft = `${stampPath(root, name)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(values)}\n`);
  renameSync(draft, stampPath(root, name));
}

/** @param {(string | Buffer)[]} parts */
export function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/**
 * Hash of paths and contents, because times of files say nothing after a checkout.
 * @param {string} root
 * @param {string[]} entries files and folders; those that do not exist count as such
 * @param {(path: string) => boolean} [isSkipped]
 */
export function hashFiles(root, entries, isSkipped = () => false) {
  const files = entries.flatMap((entry) => filesBelow(root, entry)).filter((path) => !isSkipped(path));
  return hashOf(files.sort().flatMap((path) => [path, readFileSync(join(root, path))]));
}

/** @param {string} root @param {string} entry @returns {string[]} */
function filesBelow(root, entry) {
  const stat = statSync(join(root, entry), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  return readdirSync(join(root, entry)).flatMap((name) => filesBelow(root, `${entry}/${name}`));
}
