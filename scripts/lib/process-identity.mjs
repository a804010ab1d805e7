import { readFileSync } from "node:fs";

/**
 * The fields after the name in /proc/<pid>/stat; null where there is no such process or no /proc.
 * @param {number} pid
 */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(")");
    return { name: text.slice(text.indexOf("(") + 1, end), fields: text.slice(end + 2).split(" ") };
  } catch {
    return null;
  }
}

/** @param {number} pid @returns {number | null} */
export function parentOf(pid) {
  const stat = statOf(pid);
  return stat && Number(stat.fields[1]);
}

/** @param {number} pid */
export const nameOf = (pid) => statOf(pid)?.name ?? "";

/**
 * When the process began, in clock ticks: with it a number that was given out again is not taken for its old owner.
 * @param {number} pid
 */
export const beginningOf = (pid) => statOf(pid)?.fields[19] ?? "";

/** @param {number} pid */
export function isAlive(pid) {
  // A zombie has ended; only its parent has not asked yet.
  if (statOf(pid)?.fields[0] === "Z") return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
