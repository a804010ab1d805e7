/** Texts in the browser's storage as a source for `useSyncExternalStore`. Storage throws in private windows: then nothing is kept. */
export function createTextStore(kind: "localStorage" | "sessionStorage") {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Empty where nothing is stored. */
    read: (key: string): string => {
      try {
        return window[kind].getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write: (key: string, text: string): void => {
      try {
        window[kind].setItem(key, text);
      } catch {
        // See above.
      }
      for (const listener of listeners) listener();
    },
  };
}

/** The items of a stored list that are still what they were written as. */
export function parseItems<Item>(text: string, isItem: (value: unknown) => value is Item): readonly Item[] {
  try {
    const stored: unknown = JSON.parse(text || "[]");
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}
