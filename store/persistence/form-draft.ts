import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";

/** Forms that are kept on this device until they have been sent. Never card data. */
export type DraftName = "add-animal" | "kit-list" | "litter";

/** Raise when the format of a draft changes: the store removes entries of other versions. */
const keyOf = (name: DraftName) => `${brand.slug}:1:draft-${name}`;

const draftNames = ["add-animal", "kit-list", "litter"] as const satisfies readonly DraftName[];

/** A forgotten form must not turn up months later. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * What was typed, for the form to check. A guest's draft stays after they sign in; that of a user is not shown to anybody
 * else. In local storage, because the link in a confirmation mail opens another tab.
 */
export function readFormDraft(name: DraftName, owner: number | null): unknown {
  const stored = read(keyOf(name));
  if (!isObject(stored)) return undefined;
  const { owner: storedOwner, savedAt, values } = stored;
  const isOwn = storedOwner === null || storedOwner === owner;
  return isOwn && typeof savedAt === "number" && Date.now() - savedAt < maxAgeMs ? values : undefined;
}

export function writeFormDraft(name: DraftName, owner: number | null, values: unknown): void {
  quietly(() =>
    window.localStorage.setItem(keyOf(name), JSON.stringify({ owner, savedAt: Date.now(), values })),
  );
}

/** For after the form has been sent. */
export function removeFormDraft(name: DraftName): void {
  quietly(() => window.localStorage.removeItem(keyOf(name)));
}

/** For deleting the account. Signing out keeps them: an expired session looks the same, and must not lose anything. */
export function removeFormDrafts(): void {
  for (const name of draftNames) removeFormDraft(name);
}

const read = (key: string): unknown =>
  quietly(() => JSON.parse(window.localStorage.getItem(key) ?? "null") as unknown);

/** Without local storage a reload loses the draft; everything else works. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
