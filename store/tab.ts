import Cookies from "js-cookie";

/** What a store needs of the browser tab it lives in: handed in, so that tests can open two of them. */
export interface Tab {
  /** Undefined on the server and where the browser forbids it. */
  readonly storage: Storage | undefined;
  /** Tells what other tabs did, and when this one comes and goes. */
  readonly events: EventTarget | undefined;
  readonly locks: LockManager | undefined;
  cookie(name: string): string | undefined;
}

const server: Tab = { storage: undefined, events: undefined, locks: undefined, cookie: () => undefined };

export function currentTab(): Tab {
  if (typeof window === "undefined") return server;
  return {
    storage: allowedStorage(),
    events: window,
    // Not there on addresses without protection, nor in older browsers.
    locks: "locks" in navigator ? navigator.locks : undefined,
    cookie: (name) => Cookies.get(name),
  };
}

/** With cookies blocked even looking at it throws. */
function allowedStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
