import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of the project: tracked by git or not ignored. Without git (an unpacked archive) all files outside the
 * folders that .gitignore names.
 * @param {string} root
 * @returns {string[]}
 */
export function listFiles(root) {
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const output = execFileSync("git", args, {
      cwd: root,
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1e8,
    });
    const names = new Set(output.toString().split("\0"));
    return [...names].filter((name) => name && existsSync(join(root, name)));
  } catch {
    return walk(root, "");
  }
}

/** @param {string} root @param {string} folder @returns {string[]} */
function walk(root, folder) {
  const ignored = readFileSync(join(root, ".gitignore"), "utf8").split(/[\n/]+/);
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === ".git" || ignored.includes(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? walk(root, path) : [path];
  });
}

/** @param {string} path */
export const isTest = (path) => /\.test\.tsx?$|(^|\/)testing\/|^e2e\//.test(path);
