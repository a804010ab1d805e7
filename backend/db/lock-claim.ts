import { randomUUID } from "node:crypto";
import { readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProcessIdentity } from "./process-identity";

/** Contents of a lock file: written when a process wants the data folder, kept while it has it. */
export interface Claim extends ProcessIdentity {
  createdAt: number;
}

export interface LaidClaim {
  name: string;
  withdraw: () => Promise<void>;
}

export const claimEnding = ".json";
export const heartbeatMs = 1_000;

export async function writeClaim(folder: string, me: ProcessIdentity): Promise<LaidClaim> {
  const name = `${randomUUID()}${claimEnding}`;
  const path = join(folder, name);
  // Written, then renamed: a half-written claim would look dead.
  const draft = `${path}.draft`;
  await writeFile(draft, JSON.stringify({ ...me, createdAt: Date.now() } satisfies Claim), { mode: 0o600 });
  await rename(draft, path);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMs).unref();
  const withdraw = async () => {
    clearInterval(beat);
    await rm(path, { force: true });
  };
  return { name, withdraw };
}

/** "gone" when it was withdrawn in the meantime, undefined when it is unreadable. */
export async function readClaim(path: string): Promise<Claim | "gone" | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? "gone" : parseClaim(text);
}

/** An unreadable claim has no living owner, because claims are renamed into place complete. */
function parseClaim(text: string): Claim | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isClaim(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const types = { pid: "number", started: "string", boot: "string", namespace: "string", createdAt: "number" };

function isClaim(value: unknown): value is Claim {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isComplete = Object.entries(types).every(([name, type]) => typeof fields.get(name) === type);
  // Zero and negative pids address whole process groups.
  return isComplete && Number.isInteger(fields.get("pid")) && Number(fields.get("pid")) > 0;
}
