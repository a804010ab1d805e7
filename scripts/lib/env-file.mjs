import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The environment, with what .env.local and .env say where it is silent. Next reads these files for the shop
 * alone; read here, shop and backend never disagree.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withEnvFiles(root, env) {
  return { ...readEnvFile(join(root, ".env")), ...readEnvFile(join(root, ".env.local")), ...env };
}

/** @param {string} path */
function readEnvFile(path) {
  try {
    return parseEnvFile(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} text @returns {Record<string, string>} */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match) values[match[1]] = unquote(match[2]);
  }
  return values;
}

/** @param {string} value */
function unquote(value) {
  const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(value);
  return quoted ? quoted[2] : value.replace(/(^|\s+)#.*$/, "");
}
