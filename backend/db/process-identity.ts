import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { promisify } from "node:util";

/** Identifies a process beyond its pid, which the system reuses. */
export interface ProcessIdentity {
  pid: number;
  started: string;
  boot: string;
  /** Pid 7 of another container is not our pid 7. */
  namespace: string;
}

const run = promisify(execFile);
const unknown = "";

export async function identifyProcess(pid: number): Promise<ProcessIdentity> {
  const [started, boot, namespace] = await Promise.all([startTime(pid), bootId(), pidNamespace()]);
  return { pid, started, boot, namespace };
}

/** Whether it is alive; "unseen" when it belongs to another container on this machine. */
export async function processStatus(process: ProcessIdentity): Promise<"alive" | "dead" | "unseen"> {
  const found = await identifyProcess(process.pid);
  if (found.boot !== process.boot) return "dead";
  if (found.namespace !== process.namespace) return "unseen";
  return canBeSignalled(process.pid) && found.started === process.started ? "alive" : "dead";
}

function canBeSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too; only "no such process" means dead.
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

async function pidNamespace(): Promise<string> {
  return readlink("/proc/self/ns/pid").catch(() => unknown);
}
