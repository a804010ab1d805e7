import type { Tab } from "@/store/tab";

/** A browser profile: tabs opened in it share storage and cookies, and tell each other as real ones do. */
export function openProfile(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  const tabs: EventTarget[] = [];
  const cookies = new Map<string, string>();
  const locks = makeLocks();

  function openTab(): Tab & { readonly events: EventTarget } {
    const events = new EventTarget();
    const done = new Set<string>();
    tabs.push(events);
    const tell = (key: string, newValue: string | null) => {
      for (const other of tabs)
        if (other !== events)
          queueMicrotask(() => other.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })));
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (kept.get(key) === value) return;
        kept.set(key, value);
        tell(key, value);
      },
      removeItem: (key: string) => {
        if (kept.delete(key)) tell(key, null);
      },
    };
    return {
      storage: withKeys(storage, kept),
      events,
      locks,
      cookie: (name) => cookies.get(name),
      wasDone: (name) => done.has(name) || !done.add(name),
    };
  }
  return { openTab, kept, cookies };
}

/** Object.keys of a real storage are its entries. */
function withKeys(methods: object, kept: ReadonlyMap<string, string>): Storage {
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: kept.get(String(key)),
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
