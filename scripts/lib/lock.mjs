import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beginningOf, isAlive } from "./process-identity.mjs";
import { codeOf } from "./sentence.mjs";

/**
 * Runs the work while holding the lock; a lock whose owner was killed is taken over.
 * @template T
 * @param {string} path
 * @param {{onWait?: () => void, signal?: AbortSignal}} options
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, { onWait, signal }, work) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, beginning: beginningOf(process.pid) });
  for (let waited = false; !take(path, mine); waited = true) {
    if (!waited) onWait?.();
    await pause(250, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    if (read(path) === mine) rmSync(path, { force: true });
  }
}

/** @param {string} path @param {string} mine */
function take(path, mine) {
  const draft = `${path}.${process.pid}`;
  try {
    // Linked, not written in place: nobody ever reads half a lock.
    writeFileSync(draft, mine);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    clearAway(path);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} path */
function clearAway(path) {
  const found = read(path);
  if (found === null || isHeld(found)) return;
  const aside = `${path}.${process.pid}.aside`;
  try {
    renameSync(path, aside);
    // Between the look and the move somebody may have taken it over: then it goes back.
    if (read(aside) !== found) linkSync(aside, path);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(codeOf(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} text */
function isHeld(text) {
  try {
    const { pid, beginning } = JSON.parse(text);
    return isAlive(pid) && beginningOf(pid) === beginning;
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
