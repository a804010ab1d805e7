import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 4e9;

/**
 * Folder for all temporary files of a test run: in memory if there is room, because copying a database takes twenty
 * times as long on some disks.
 */
export function createTestFolder() {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), "tailmark-test-"));
  // PostgreSQL runs as another user and must reach its folder inside.
  chmodSync(folder, 0o711);
  return folder;
}

/** @param {string} folder */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > neededBytes;
}
