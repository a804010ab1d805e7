import { brand } from "@/lib/config/brand";
import { readers, type Stored, type StoredName } from "./stored-state";
import type { BrowserTab } from "./browser-tab";

/** Raise when the format of an entry changes: entries of other versions are removed. */
const version = 1;
const prefix = `${brand.slug}:`;

/** The activation is read and written by its own page: see ./stored-activation. */
type EntryName = StoredName | "activation" | "cart-changed-at";

export const storageKey = (name: EntryName) => `${prefix}${version}:${name}`;

export function readStored<Name extends StoredName>(tab: BrowserTab, name: Name): Stored[Name] | undefined {
  return readers[name](readEntry(tab, name));
}

/** Not validated. Undefined for missing and corrupt entries. */
export const readEntry = (tab: BrowserTab, name: EntryName): unknown =>
  parse(quietly(() => tab.storage?.getItem(storageKey(name))));

const parse = (text: string | null | undefined): unknown =>
  quietly(() => (text ? (JSON.parse(text) as unknown) : undefined));

/** Undefined for missing, corrupt and foreign entries. */
export function parseStored<Name extends StoredName>(
  name: Name,
  text: string | null | undefined,
): Stored[Name] | undefined {
  return readers[name](parse(text));
}

export function writeStored(tab: BrowserTab, name: StoredName, value: unknown): void {
  // Validated like a stored entry: nothing else is written, above all no card data.
  const safe = readers[name](value);
  if (safe !== undefined) writeEntry(tab, name, safe);
}

export function writeEntry(tab: BrowserTab, name: EntryName, value: unknown): void {
  quietly(() => tab.storage?.setItem(storageKey(name), JSON.stringify(value)));
}

export function removeStored(tab: BrowserTab, name: EntryName): void {
  quietly(() => tab.storage?.removeItem(storageKey(name)));
}

/** Other tabs read their carts again when this changes. */
export function announceCartChange(tab: BrowserTab): void {
  quietly(() => tab.storage?.setItem(storageKey("cart-changed-at"), new Date().toISOString()));
}

export function removeOutdatedEntries(tab: BrowserTab): void {
  quietly(() => {
    for (const key of Object.keys(tab.storage ?? {}))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${version}:`)) tab.storage?.removeItem(key);
  });
}

/** Storage throws in private windows and on full disks: then nothing is persisted. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
