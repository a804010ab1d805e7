import { readFileSync } from "node:fs";

/**
 * Name and following fields of /proc/<pid>/stat. Null if there is no such process or no /proc.
 * @param {number} pid
 */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(")");
    return { name: text.slice(text.indexOf("(") + 1, end), fields: text.slice(end + 2).split(" ") };
  } catch {
    return null;
  }
}

/** @param {number} pid @returns {number | null} */
export function parentPid(pid) {
  const stat = readStat(pid);
  return stat && Number(stat.fields[1]);
}

/** @param {number} pid */
export const processName = (pid) => readStat(pid)?.name ?? "";

/** @param {number} pid */
export function isAlive(pid) {
  // A zombie has exited; its parent has not collected it yet.
  if (readStat(pid)?.fields[0] === "Z") return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
