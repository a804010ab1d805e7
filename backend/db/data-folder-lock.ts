import { randomInt, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { identifyProcess, isRunning, type ProcessIdentity } from "@/backend/db/process-identity";

export interface DataFolderLock {
  release(): Promise<void>;
}

export type LockAnswer = { lock: DataFolderLock } | { heldBy: number };

const claimEnding = ".json";
const attempts = 6;
/** A claim older than this is not a rival that may back off as well, but an owner. */
const rivalLimitMs = 5_000;
const firstPauseMs = 200;

/**
 * Two processes on one PGlite folder lose each other's writes without an error. Whoever wants the folder lays
 * down a claim under a name of its own and only then looks for others: of two, at least one sees the other and
 * withdraws. Nobody ever deletes a file that a living process relies on.
 */
export async function lockDataFolder(dataDir: string): Promise<LockAnswer> {
  const folder = join(dataDir, "locks");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const me = await identifyProcess(process.pid);
  for (let attempt = 1; ; attempt += 1) {
    const mine = await layClaim(folder, me);
    const owner = await findOther(folder, mine);
    if (!owner) return { lock: { release: () => rm(join(folder, mine), { force: true }) } };
    await rm(join(folder, mine), { force: true });
    if (attempt === attempts || owner.ageMs > rivalLimitMs) return { heldBy: owner.pid };
    // Rivals that all withdrew come back at different times, in a window that doubles.
    await wait(randomInt(firstPauseMs * 2 ** attempt));
  }
}

async function layClaim(folder: string, me: ProcessIdentity): Promise<string> {
  const name = `${randomUUID()}${claimEnding}`;
  // Renamed into place: a half-written claim would be taken for a dead one.
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 });
  await rename(draft, join(folder, name));
  return name;
}

async function findOther(folder: string, mine: string): Promise<{ pid: number; ageMs: number } | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(claimEnding) && name !== mine);
  for (const name of names) {
    const path = join(folder, name);
    const claim = await readClaim(path);
    if (claim === "gone") continue;
    if (claim && (await isRunning(claim))) return { pid: claim.pid, ageMs: await ageOf(path) };
    await rm(path, { force: true });
  }
  return undefined;
}

async function readClaim(path: string): Promise<ProcessIdentity | "gone" | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? "gone" : parseClaim(text);
}

/** What cannot be read was written by nobody who still lives: claims appear complete or not at all. */
function parseClaim(text: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    if (!("pid" in value && "started" in value && "boot" in value)) return undefined;
    const { pid, started, boot } = value;
    if (typeof pid !== "number" || !Number.isInteger(pid) || pid < 1) return undefined;
    if (typeof started !== "string" || typeof boot !== "string") return undefined;
    return { pid, started, boot };
  } catch {
    return undefined;
  }
}

async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}
