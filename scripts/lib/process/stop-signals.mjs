import { watchParents } from "./watch-parents.mjs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** npm forwards the Ctrl-C that the terminal has already sent: two signals within this time count as one. */
const sameSignalMs = 1000;

/** `signal` aborts at the first stop signal or when npm above us exits; `now` aborts at a second signal. */
export function watchStopSignals() {
  const first = new AbortController();
  const now = new AbortController();
  let firstAt = 0;
  const stop = (/** @type {string} */ reason) => {
    if (first.signal.aborted) return;
    firstAt = Date.now();
    first.abort(new StoppedError(reason));
  };
  const onSignal = (/** @type {string} */ signal) => {
    if (first.signal.aborted && Date.now() - firstAt > sameSignalMs) now.abort(new StoppedError(signal));
    stop(signal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  // npm may exit during our own shutdown: that alone must not force it.
  watchParents(() => stop("npm ended"));
  return { signal: first.signal, now: now.signal };
}

export class StoppedError extends Error {}
