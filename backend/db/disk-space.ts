import { statfs } from "node:fs/promises";

/** PGlite writes 16 MB of log at a time. */
const minFreeBytes = 32 * 1024 * 1024;

/** Whether the disk of a folder has room to write on. File systems that do not tell their size have. */
export async function hasSpace(folder: string, minBytes = minFreeBytes): Promise<boolean> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 || bavail * bsize >= minBytes;
}
