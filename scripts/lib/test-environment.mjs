import { chmodSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The variables that .env.example documents. @param {string} root */
export function documentedEnvNames(root) {
  const text = readFileSync(join(root, ".env.example"), "utf8");
  return new Set([...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = ""]) => name));
}

/**
 * The environment without the settings of the developer's own shop. Set to empty rather than removed: missing ones
 * would be read from .env, and the tests would use the developer's data.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(root, env) {
  const others = Object.entries(env).filter(([name]) => !/^(NODE_ENV|FORCE_COLOR|TEST_\w+)$/.test(name));
  const emptied = [...documentedEnvNames(root)].map((name) => [name, ""]);
  const forTests = {
    PSEUDO_LOCALE: "1",
    LAB_STAGE_SECONDS: "0",
    NEXT_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
  return { ...Object.fromEntries([...others, ...emptied]), ...forTests };
}

const memory = "/dev/shm";
const neededBytes = 4e9;

/**
 * Folder for all temporary files of a test run: in memory if there is room, because copying a database takes twenty
 * times as long on some disks.
 */
export function createTestFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), "tailmark-test-"));
  // PostgreSQL runs as another user and must reach its folder inside.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}
