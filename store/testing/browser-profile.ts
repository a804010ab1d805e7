import type { BrowserTab } from "@/store/persistence/browser-tab";

/** A browser profile: its tabs share storage and cookies, and receive each other's storage events. */
export function openBrowserProfile(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries));
  const tabs: EventTarget[] = [];
  const cookies = new Map<string, string>();
  const locks = makeLocks();

  function openTab(): BrowserTab & { readonly events: EventTarget } {
    const events = new EventTarget();
    const doneNames = new Set<string>();
    tabs.push(events);
    const notifyOthers = (key: string, newValue: string | null) => {
      for (const other of tabs)
        if (other !== events)
          queueMicrotask(() => other.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })));
    };
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (stored.get(key) === value) return;
        stored.set(key, value);
        notifyOthers(key, value);
      },
      removeItem: (key: string) => {
        if (stored.delete(key)) notifyOthers(key, null);
      },
    };
    return {
      storage: withKeys(storage, stored),
      events,
      locks,
      cookies: () => Object.fromEntries(cookies),
      wasDone: (name) => doneNames.has(name),
      markDone: (name) => void doneNames.add(name),
    };
  }
  return { openTab, stored, cookies };
}

/** As with a real storage, Object.keys are the keys of the entries. */
function withKeys(methods: object, stored: ReadonlyMap<string, string>): Storage {
  return new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: stored.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  }) as Storage;
}

function makeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}
