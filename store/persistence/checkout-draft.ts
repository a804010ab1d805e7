import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";
import { readSession, writeSession, writeSubmittedOrder } from "./submitted-order";

/** What is typed at checkout and not, or not yet, part of the cart. Never card data. */
export interface CheckoutDraft {
  /** The signed-in user: their draft is not shown to the next one. */
  readonly owner: number | null;
  readonly details?: Part;
  readonly collector?: Part;
  readonly shipping?: Part;
  readonly billing?: Part;
  readonly places?: Part;
}

export type Part = Readonly<Record<string, string | boolean>>;
export type PartName = Exclude<keyof CheckoutDraft, "owner">;

const partNames = ["details", "collector", "shipping", "billing", "places"] as const;
const draftKey = `${brand.slug}:checkout`;

/** Per tab: survives a reload and ends with the visit. */
export function readDraft(owner: number | null): CheckoutDraft {
  const stored = readSession(draftKey);
  // A guest's draft stays after they sign in.
  if (!isObject(stored) || (stored["owner"] !== null && stored["owner"] !== owner)) return { owner };
  const parts = partNames.flatMap((name) => {
    const part = stored[name];
    return isPart(part) ? [[name, part] as const] : [];
  });
  return { owner, ...Object.fromEntries(parts) };
}

export function writeDraft(draft: CheckoutDraft): void {
  writeSession(draftKey, draft);
}

/** For after the order is placed. */
export function removeDraft(): void {
  writeSession(draftKey, undefined);
  writeSubmittedOrder(undefined);
}

function isPart(value: unknown): value is Part {
  return (
    isObject(value) && Object.values(value).every((field) => ["string", "boolean"].includes(typeof field))
  );
}
