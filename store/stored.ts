import { brand } from "@/lib/config/brand";
import { readers, type Stored, type StoredName } from "./stored-readers";
import type { Tab } from "./tab";

/** Raised when an entry's form changes: entries of another version are removed, never guessed at. */
const version = 1;
const prefix = `${brand.slug}:`;

export const storageKey = (name: StoredName | "cart-changed-at") => `${prefix}${version}:${name}`;

export function readStored<Name extends StoredName>(tab: Tab, name: Name): Stored[Name] | undefined {
  return parseStored(
    name,
    quietly(() => tab.storage?.getItem(storageKey(name))),
  );
}

/** Undefined for what is corrupt or foreign: then it is as if nothing had been kept. */
export function parseStored<Name extends StoredName>(
  name: Name,
  text: string | null | undefined,
): Stored[Name] | undefined {
  const value: unknown = quietly(() => (text ? JSON.parse(text) : undefined));
  return readers[name](value);
}

export function writeStored(tab: Tab, name: StoredName, value: unknown): void {
  // Read before it is written: so nothing gets in that would not come out, card data least of all.
  const safe = readers[name](value);
  if (safe !== undefined) quietly(() => tab.storage?.setItem(storageKey(name), JSON.stringify(safe)));
}

export function removeStored(tab: Tab, name: StoredName): void {
  quietly(() => tab.storage?.removeItem(storageKey(name)));
}

/** Other tabs read their carts again when this changes. */
export function tellCartChanged(tab: Tab): void {
  quietly(() => tab.storage?.setItem(storageKey("cart-changed-at"), new Date().toISOString()));
}

export function dropOldEntries(tab: Tab): void {
  quietly(() => {
    for (const key of Object.keys(tab.storage ?? {}))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${version}:`)) tab.storage?.removeItem(key);
  });
}

/** Private windows and full disks throw on every use; a shop that forgets is better than one that breaks. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
