import { constants } from "node:fs";
import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockDataFolder, type DataFolderLock } from "./data-folder-lock";
import { PgliteEngine } from "./pglite-engine";
import { hasSpace } from "./disk-space";
import { StartError } from "@/backend/start-error";

export interface OpenFolder {
  engine: PgliteEngine;
  lock: DataFolderLock;
  folder: string;
}

const openLimitMs = 60_000;
/** Creating a database takes about 3 s, on small machines up to twenty times longer. */
const makeLimitMs = 180_000;

/** With a `template`, the contents of a new database, the folder must not have one yet. */
export async function openPgliteFolder(
  dataDir: string,
  { template, minFreeBytes }: { template?: Uint8Array; minFreeBytes?: number } = {},
): Promise<OpenFolder> {
  const lock = await takeLock(dataDir);
  const folder = join(resolve(dataDir), "db");
  try {
    // On a full disk a healthy database does not open, as if it were damaged.
    if (!(await hasSpace(dataDir, minFreeBytes))) throw diskFull(dataDir);
    return { engine: await openEngine(folder, template), lock, folder };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function takeLock(dataDir: string): Promise<DataFolderLock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const answer = await lockDataFolder(dataDir);
    if ("lock" in answer) return answer.lock;
    throw new StartError(
      `The data folder ${resolve(dataDir)} is in use by process ${answer.heldBy}: stop that process, or set DATA_DIR to another folder.`,
    );
  } catch (error) {
    throw error instanceof StartError ? error : notWritable(dataDir, error);
  }
}

async function openEngine(folder: string, template?: Uint8Array): Promise<PgliteEngine> {
  const marker = `${folder}.unfinished`;
  const state = await findState(folder, marker).catch((error: unknown) => {
    throw notWritable(folder, error);
  });
  if (template && (state === "complete" || state === "damaged"))
    throw new StartError(
      `${folder} has a database already: move it away, or set DATA_DIR to another folder.`,
    );
  // PGlite treats a folder without PG_VERSION as new and would overwrite its data.
  if (state === "damaged") throw damaged(folder, "PG_VERSION is missing");
  if (state === "complete")
    return PgliteEngine.open({ folder }, openLimitMs).catch((error: unknown) => {
      throw damaged(folder, error);
    });
  return makeDatabase({ folder, ...(template && { template }) }, marker);
}

type State = "none" | "unfinished" | "complete" | "damaged";

async function findState(folder: string, marker: string): Promise<State> {
  if (await exists(marker)) return "unfinished";
  if (!(await exists(folder))) return "none";
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const names = await readdir(folder);
  if (names.length === 0) return "none";
  return names.includes("PG_VERSION") ? "complete" : "damaged";
}

/** The marker survives a kill during creation: the next start creates the database again. */
async function makeDatabase(
  source: { folder: string; template?: Uint8Array },
  marker: string,
): Promise<PgliteEngine> {
  const { folder } = source;
  try {
    await writeFile(marker, "");
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw notWritable(folder, error);
  }
  const engine = await PgliteEngine.open(source, makeLimitMs).catch((error: unknown) => {
    throw new StartError(`The database could not be made in ${folder}: ${reasonOf(error)}.`, {
      cause: error,
    });
  });
  await rm(marker);
  return engine;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}

export function damaged(folder: string, cause: unknown): StartError {
  return new StartError(
    `The database in ${folder} is damaged and does not open: move that folder away to keep it, or delete it to start again with demo data.`,
    { cause },
  );
}

function notWritable(folder: string, cause: unknown): StartError {
  const reason = reasonOf(cause);
  if (reason === "ENOSPC" || reason === "EDQUOT") return diskFull(folder, cause);
  return new StartError(
    `The data folder ${resolve(folder)} cannot be written (${reason}): correct its permissions, or set DATA_DIR to another folder.`,
    { cause },
  );
}

function diskFull(folder: string, cause?: unknown): StartError {
  return new StartError(
    `The disk of the data folder ${resolve(folder)} is full: free some space, or move the folder to another disk and set DATA_DIR. The data in it is unharmed.`,
    { cause, isTemporary: true },
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
