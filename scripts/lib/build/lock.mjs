import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive, startTimeOf } from "../process/process-info.mjs";
import { errorCode } from "../report/user-error.mjs";

/**
 * Runs the work while holding the lock. A lock whose owner was killed is taken over.
 * @template T
 * @param {string} path
 * @param {{onWait?: () => void, signal?: AbortSignal | undefined}} options
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, { onWait, signal }, work) {
  mkdirSync(dirname(path), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid) });
  for (let hasWaited = false; !acquire(path, own); hasWaited = true) {
    if (!hasWaited) onWait?.();
    await pause(250, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    if (read(path) === own) rmSync(path, { force: true });
  }
}

/** @param {string} path @param {string} own */
function acquire(path, own) {
  const draft = `${path}.${process.pid}`;
  try {
    // Linked into place: nobody reads a half-written lock.
    writeFileSync(draft, own);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    removeStale(path);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} path */
function removeStale(path) {
  const found = read(path);
  if (found === null || isHeld(found)) return;
  const aside = `${path}.${process.pid}.aside`;
  try {
    renameSync(path, aside);
    // Another process may have taken it over between read and rename: put it back.
    if (read(aside) !== found) linkSync(aside, path);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(errorCode(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} text */
function isHeld(text) {
  try {
    const { pid, startTime } = JSON.parse(text);
    return isAlive(pid) && startTimeOf(pid) === startTime;
  } catch {
    return false;
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
