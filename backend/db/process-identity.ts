import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** A process, and not merely a number that the next process may be given: pid, start time and boot. */
export interface ProcessIdentity {
  pid: number;
  started: string;
  boot: string;
}

const run = promisify(execFile);
const unknown = "";

export async function identifyProcess(pid: number): Promise<ProcessIdentity> {
  const [started, boot] = await Promise.all([startTime(pid), bootId()]);
  return { pid, started, boot };
}

export async function isRunning(process: ProcessIdentity): Promise<boolean> {
  if (!canBeSignalled(process.pid)) return false;
  const found = await identifyProcess(process.pid);
  return found.boot === process.boot && found.started === process.started;
}

function canBeSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives too; only "no such process" is an answer.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => unknown);
  // The name, in brackets, may hold blanks and brackets itself: count from the last one. Field 22 is the 20th after it.
  if (stat) return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? unknown;
  const ps = await run("ps", ["-o", "lstart=", "-p", String(pid)], {
    env: { ...process.env, LC_ALL: "C" },
  }).catch(() => undefined);
  return ps?.stdout.trim() ?? unknown;
}

async function bootId(): Promise<string> {
  return (await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => unknown)).trim();
}
