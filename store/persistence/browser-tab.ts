import Cookies from "js-cookie";
import { brand } from "@/lib/config/brand";

/** What a store needs of its browser tab. Injected, so that tests can open two of them. */
export interface BrowserTab {
  /** Undefined on the server and where the browser forbids it. */
  readonly storage: Storage | undefined;
  /** Dispatches `storage`, `pageshow` and `pagehide`. */
  readonly events: EventTarget | undefined;
  readonly locks: LockManager | undefined;
  cookie(name: string): string | undefined;
  /** For actions done once per visit: false on the first call with this name in the tab, then true. */
  wasDone(name: string): boolean;
}

const server: BrowserTab = {
  storage: undefined,
  events: undefined,
  locks: undefined,
  cookie: () => undefined,
  wasDone: () => true,
};

export function currentTab(): BrowserTab {
  if (typeof window === "undefined") return server;
  return {
    storage: allowedStorage(),
    events: window,
    // Missing on insecure origins and in older browsers.
    locks: "locks" in navigator ? navigator.locks : undefined,
    cookie: (name) => Cookies.get(name),
    wasDone: wasDoneBefore,
  };
}

/** Reading the property throws when cookies are blocked. */
function allowedStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** True without session storage: otherwise the action would be repeated on every page. */
function wasDoneBefore(name: string): boolean {
  try {
    const key = `${brand.slug}:${name}`;
    if (window.sessionStorage.getItem(key) !== null) return true;
    window.sessionStorage.setItem(key, "1");
    return false;
  } catch {
    return true;
  }
}
