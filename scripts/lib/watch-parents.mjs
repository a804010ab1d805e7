import { nameOf, parentOf } from "./process-identity.mjs";

/**
 * npm passes signals on to the shell below it and no further, and none when it is killed: what it started has to
 * look for itself. Does nothing where npm is not above.
 * @param {() => void} onGone
 */
export function watchParents(onGone) {
  if (!process.env.npm_execpath) return;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    onGone();
  }, 400);
  timer.unref();
}

/** npm → sh → us: where the shell stays in between, the end of npm shows only in the shell's parent. */
function parents() {
  const parent = process.ppid;
  const isShell = /^(ba|da|a|z|k|busybox)?sh$|^busybox$/.test(nameOf(parent));
  return isShell ? `${parent} ${parentOf(parent)}` : `${parent}`;
}
