import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { printError, print } from "../report/print.mjs";

/** @typedef {import("./child.mjs").Child} Child */

/**
 * For development: restarts the child when its sources change and tolerates failures in between. Callers see one
 * child: ready once, ended when stopped on purpose or if the first start failed.
 * @param {() => Child} launch
 * @param {{root: string, folders: string[]}} sources
 * @returns {Child}
 */
export function launchWithRestarts(launch, { root, folders }) {
  let child = launch();
  let isStopping = false;
  /** @type {Promise<void> | null} */
  let restart = null;
  let wasReady = false;
  /** @type {(end: import("./child.mjs").End) => void} */
  let finish = () => {};
  /** @type {Promise<import("./child.mjs").End>} */
  const ended = new Promise((resolve) => (finish = resolve));

  const follow = (/** @type {Child} */ current) => {
    void current.ready.then(() => (wasReady = true));
    void current.ended.then((end) => {
      if (!wasReady || isStopping) finish(end);
      else if (!restart) printError("The backend ended; it starts again when a file is saved.");
    });
  };
  const restartChild = async () => {
    const since = Date.now();
    await child.stop();
    if (isStopping) return;
    child = launch();
    follow(child);
    await Promise.race([child.ready, child.ended]);
    if (child.pid) print(`The backend was restarted (${Date.now() - since} ms).`);
  };
  const unwatch = onChange(root, folders, () => {
    if (!wasReady || isStopping) return;
    restart = (restart ?? Promise.resolve()).then(restartChild).finally(() => (restart = null));
  });
  follow(child);

  const stop = async (/** @type {AbortSignal | undefined} */ now) => {
    isStopping = true;
    unwatch();
    await restart;
    await child.stop(now);
    finish({ code: 0, signal: null });
  };
  return { pid: child.pid, ready: child.ready, ended, stop };
}

/** @param {string} root @param {string[]} folders @param {() => void} act */
function onChange(root, folders, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const onFileEvent = (/** @type {string} */ _event, /** @type {string | null} */ file) => {
    if (file && /\.test\.ts$|[~]$|\.sw.$/.test(file)) return;
    clearTimeout(timer);
    // Editors write in several steps, a checkout many files: restart once.
    timer = setTimeout(act, 150);
  };
  const watchers = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, onFileEvent));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
