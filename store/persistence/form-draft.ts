import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";

/**
 * Forms that are kept on this device until they have been sent, and where: in local storage, because the link in a
 * confirmation mail opens another tab. An activated litter ends with the visit. Never card data.
 */
const drafts = {
  "add-animal": "localStorage",
  "kit-list": "localStorage",
  litter: "localStorage",
  "activated-litter": "sessionStorage",
} as const;

export type DraftName = keyof typeof drafts;

/** Raise when the format of a draft changes: the store removes entries of other versions. */
const keyOf = (name: DraftName) => `${brand.slug}:1:draft-${name}`;

/** A forgotten form must not turn up months later. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** For the form to check. A guest's draft stays after they sign in; that of a user is not shown to anybody else. */
export function readFormDraft(name: DraftName, owner: number | null): unknown {
  const stored = read(name);
  if (!isObject(stored)) return undefined;
  const { owner: storedOwner, savedAt, values } = stored;
  const isOwn = storedOwner === null || storedOwner === owner;
  return isOwn && typeof savedAt === "number" && Date.now() - savedAt < maxAgeMs ? values : undefined;
}

export function writeFormDraft(name: DraftName, owner: number | null, values: unknown): void {
  quietly(() =>
    window[drafts[name]].setItem(keyOf(name), JSON.stringify({ owner, savedAt: Date.now(), values })),
  );
}

/** For after the form has been sent. */
export function removeFormDraft(name: DraftName): void {
  quietly(() => window[drafts[name]].removeItem(keyOf(name)));
}

/** For deleting the account. Signing out keeps them: an expired session looks the same, and must not lose anything. */
export function removeFormDrafts(): void {
  for (const name of Object.keys(drafts) as DraftName[]) removeFormDraft(name);
}

const read = (name: DraftName): unknown =>
  quietly(() => JSON.parse(window[drafts[name]].getItem(keyOf(name)) ?? "null") as unknown);

/** Without storage a reload loses the draft; everything else works. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
