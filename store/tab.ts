import Cookies from "js-cookie";
import { brand } from "@/lib/config/brand";

/** What a store needs of the browser tab it lives in: handed in, so that tests can open two of them. */
export interface Tab {
  /** Undefined on the server and where the browser forbids it. */
  readonly storage: Storage | undefined;
  /** Tells what other tabs did, and when this one comes and goes. */
  readonly events: EventTarget | undefined;
  readonly locks: LockManager | undefined;
  cookie(name: string): string | undefined;
  /** Whether it has been done before in this tab, which it has from now on: for what happens once a visit. */
  wasDone(name: string): boolean;
}

const server: Tab = {
  storage: undefined,
  events: undefined,
  locks: undefined,
  cookie: () => undefined,
  wasDone: () => true,
};

export function currentTab(): Tab {
  if (typeof window === "undefined") return server;
  return {
    storage: allowedStorage(),
    events: window,
    // Not there on addresses without protection, nor in older browsers.
    locks: "locks" in navigator ? navigator.locks : undefined,
    cookie: (name) => Cookies.get(name),
    wasDone: wasBefore,
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

/** Where nothing can be kept it is as if it had been: nobody is asked on every page. */
function wasBefore(name: string): boolean {
  try {
    const key = `${brand.slug}:${name}`;
    if (window.sessionStorage.getItem(key) !== null) return true;
    window.sessionStorage.setItem(key, "1");
    return false;
  } catch {
    return true;
  }
}
