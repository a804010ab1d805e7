import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, open, readFile, rename, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { StartError } from "@/backend/start-error";
import { openPgliteFolder } from "./open-pglite-folder";

/** The database that a backup is made of, or restored into: on a server if there is an address, else in the folder. */
export interface BackupTarget {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

const gzipStart = "1f8b";
const dumpStart = Buffer.from("PGDMP").toString("hex");
const startBytes = 5;

/**
 * Writes everything the shop has to a file that only its owner can read: pictures, documents and stored keys are in the
 * database. The file appears under its name when it is complete.
 */
export async function writeBackup({ databaseUrl, dataDir }: BackupTarget, file: string): Promise<void> {
  if (await exists(file)) throw new StartError(`${file} exists already: choose another name.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const handle = await open(partial, "wx", 0o600).catch((error: unknown) => {
    throw new StartError(`${file} cannot be written: choose a folder that exists.`, { cause: error });
  });
  try {
    if (databaseUrl) await runTool("pg_dump", databaseUrl, ["--format=custom", `--file=${partial}`]);
    else await handle.writeFile(await dumpFolder(dataDir));
    await handle.sync();
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

/** Into an empty database only: nothing is ever overwritten. */
export async function restoreBackup({ databaseUrl, dataDir }: BackupTarget, file: string): Promise<void> {
  const start = await readStart(file);
  if (!databaseUrl) {
    if (!start.startsWith(gzipStart)) throw otherKind(file, "a database in DATA_DIR");
    const template = await promisify(gunzip)(await readFile(file));
    const { engine, lock } = await openPgliteFolder(dataDir, { template });
    await engine.close();
    return lock.release();
  }
  if (start !== dumpStart) throw otherKind(file, "PostgreSQL");
  // A table that exists already ends it, and the transaction leaves nothing behind.
  await runTool("pg_restore", databaseUrl, [
    "--single-transaction",
    "--exit-on-error",
    "--no-comments",
    file,
  ]);
}

async function dumpFolder(dataDir: string): Promise<Uint8Array> {
  const { engine, lock } = await openPgliteFolder(dataDir);
  try {
    return await promisify(gzip)(await engine.dump());
  } finally {
    await engine.close();
    await lock.release();
  }
}

/** Not the password: other users of the machine see the arguments of a program. */
async function runTool(tool: "pg_dump" | "pg_restore", databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const common = [`--dbname=${url.href}`, "--no-owner", "--no-privileges"];
  const child = spawn(tool, [...common, ...args], { env, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = await once(child, "close").catch((error: unknown) => {
    throw new StartError(`${tool} cannot be started: install PostgreSQL's client programs.`, {
      cause: error,
    });
  });
  if (code !== 0) throw new StartError(`${tool} failed: ${output.trim()}`);
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes));
    return buffer.subarray(0, bytesRead).toString("hex");
  } finally {
    await handle.close();
  }
}

function otherKind(file: string, target: string): StartError {
  return new StartError(
    `${file} is no backup of ${target}. A backup can be restored only into a database of its kind.`,
  );
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
