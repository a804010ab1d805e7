import { processName, parentPid } from "./process-info.mjs";

/**
 * npm forwards signals only to the shell below it, and none when it is killed: its scripts have to watch for its exit.
 * Does nothing if not started by npm.
 * @param {() => void} onExit
 */
export function watchParents(onExit) {
  if (!process.env.npm_execpath) return;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    onExit();
  }, 400);
  timer.unref();
}

/** npm → sh → us: if the shell stays in between, only its own parent changes when npm exits. */
function parents() {
  const parent = process.ppid;
  const isShell = /^(ba|da|a|z|k|busybox)?sh$|^busybox$/.test(processName(parent));
  return isShell ? `${parent} ${parentPid(parent)}` : `${parent}`;
}
