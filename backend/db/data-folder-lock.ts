import { randomInt } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Claim, claimEnding, heartbeatMs, writeClaim, readClaim } from "./lock-claim";
import { processStatus, identifyProcess } from "./process-identity";

export interface DataFolderLock {
  release(): Promise<void>;
}

export type LockAnswer = { lock: DataFolderLock } | { heldBy: number };

const attempts = 6;
/** An older claim belongs to an owner, not to a competing process that may withdraw. */
const rivalLimitMs = 1_000;
const firstPauseMs = 200;
/** A busy owner may miss some heartbeats. */
const silenceMs = 5_000;

/**
 * Two processes on one PGlite folder lose each other's writes without an error. Each process writes its own
 * claim file first and then looks for others: of two, at least one sees the other and withdraws. Files of living
 * processes are never deleted.
 */
export async function lockDataFolder(dataDir: string): Promise<LockAnswer> {
  const folder = join(dataDir, "locks");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const me = await identifyProcess(process.pid);
  for (let attempt = 1; ; attempt += 1) {
    const mine = await writeClaim(folder, me);
    const other = await findOther(folder, mine.name).catch(async (error: unknown) => {
      await mine.withdraw();
      throw error;
    });
    if (!other) return { lock: { release: mine.withdraw } };
    await mine.withdraw();
    const isOwner = Date.now() - other.createdAt > rivalLimitMs;
    if (isOwner || attempt === attempts) return { heldBy: other.pid };
    // Processes that all withdrew retry at random times, in a window that doubles.
    await wait(randomInt(firstPauseMs * 2 ** attempt));
  }
}

async function findOther(folder: string, mine: string): Promise<Claim | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(claimEnding) && name !== mine);
  for (const name of names) {
    const path = join(folder, name);
    const claim = await readClaim(path);
    if (claim === "gone") continue;
    if (claim && (await isHeld(path, claim))) return claim;
    await rm(path, { force: true });
  }
  return undefined;
}

/** A process in another container is invisible, but its claim has a heartbeat. */
async function isHeld(path: string, claim: Claim): Promise<boolean> {
  const found = await processStatus(claim);
  if (found !== "unseen") return found === "alive";
  const lastBeat = await beatOf(path);
  for (let waitedMs = 0; waitedMs < silenceMs; waitedMs += heartbeatMs) {
    await wait(heartbeatMs);
    if ((await beatOf(path)) !== lastBeat) return true;
  }
  return false;
}

async function beatOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}
