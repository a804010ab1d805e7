import Cookies from "js-cookie";
import { brand } from "@/lib/config/brand";

/** What a store needs of its browser tab. Injected, so that tests can open two of them. */
export interface BrowserTab {
  /** Undefined on the server and where the browser forbids it. */
  readonly storage: Storage | undefined;
  /** Dispatches `storage`, `pageshow`, `beforeunload` and `pagehide`. */
  readonly events: EventTarget | undefined;
  readonly locks: LockManager | undefined;
  /** All at once: a slow phone needs milliseconds for each access. */
  cookies(): Readonly<Partial<Record<string, string>>>;
  /** For actions done once per visit: whether `markDone` was called with this name in the tab. */
  wasDone(name: string): boolean;
  markDone(name: string): void;
}

const server: BrowserTab = {
  storage: undefined,
  events: undefined,
  locks: undefined,
  cookies: () => ({}),
  wasDone: () => true,
  markDone: () => undefined,
};

export function currentTab(): BrowserTab {
  if (typeof window === "undefined") return server;
  return {
    storage: allowedStorage(),
    events: window,
    // Missing on insecure origins and in older browsers.
    locks: "locks" in navigator ? navigator.locks : undefined,
    cookies: () => Cookies.get(),
    wasDone,
    markDone,
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

const markOf = (name: string) => `${brand.slug}:${name}`;

/** True without session storage: otherwise the action would be repeated on every page. */
function wasDone(name: string): boolean {
  try {
    return window.sessionStorage.getItem(markOf(name)) !== null;
  } catch {
    return true;
  }
}

function markDone(name: string): void {
  try {
    window.sessionStorage.setItem(markOf(name), "1");
  } catch {
    // A full storage: the action is repeated on the next page.
  }
}
