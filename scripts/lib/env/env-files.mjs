import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/**
 * The environment completed from .env.local and .env. Next reads these files for the shop only; reading them here
 * gives shop and backend the same values.
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
    return parseEnv(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}
