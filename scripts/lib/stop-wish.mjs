import { watchParents } from "./watch-parents.mjs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** npm passes on the Ctrl-C that the terminal has already sent us: that is one wish, not two. */
const sameWishMs = 1000;

/** Whether somebody wants us to stop: a signal, or npm above us gone. `now` fires at a second signal. */
export function watchForStop() {
  const first = new AbortController();
  const now = new AbortController();
  let firstAt = 0;
  const wish = (/** @type {string} */ why) => {
    if (first.signal.aborted) return;
    firstAt = Date.now();
    first.abort(new Stopped(why));
  };
  const hear = (/** @type {string} */ signal) => {
    if (first.signal.aborted && Date.now() - firstAt > sameWishMs) now.abort(new Stopped(signal));
    wish(signal);
  };
  for (const signal of signals) process.on(signal, hear);
  // npm may go while we are still ending in good order: that alone is no second wish.
  watchParents(() => wish("npm ended"));
  return { signal: first.signal, now: now.signal };
}

export class Stopped extends Error {}
