import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode, UserError } from "../report/user-error.mjs";

/**
 * Creates the folder if needed and writes a byte: permissions alone do not reveal a full disk.
 * @param {string} folder
 * @param {string} purpose
 */
export function assertWritable(folder, purpose) {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "x");
    rmSync(probe);
  } catch (error) {
    throw new UserError(`${folder} cannot hold ${purpose}: ${explainDiskError(errorCode(error))}`, {
      cause: error,
    });
  }
}

/** @param {string} text an error code, or the output of a tool that names one */
export function explainDiskError(text) {
  if (/ENOSPC|EDQUOT|no space left/i.test(text)) return "the disk is full; free some space and try again.";
  if (/EACCES|EPERM/.test(text)) return "this account may not write there; change the owner of the folder.";
  if (text.includes("EROFS")) return "it is on a disk that can only be read.";
  if (/ENOTDIR|EEXIST/.test(text)) return "there is a file where a folder is needed.";
  return "";
}
