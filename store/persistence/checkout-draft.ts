import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";

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

/** An order that was submitted, and whose response the page has not received. */
export interface SubmittedOrder {
  /** The signed-in user. */
  readonly owner: number | null;
  readonly sessionId: string;
  readonly email: string;
  /** The cart no longer exists: the order was received. */
  readonly isCartGone?: boolean;
}

const partNames = ["details", "collector", "shipping", "billing", "places"] as const;
const draftKey = `${brand.slug}:checkout`;
const submittedKey = `${brand.slug}:checkout-sending`;

/** Per tab: survives a reload and ends with the visit. */
export function readDraft(owner: number | null): CheckoutDraft {
  const stored = read(draftKey);
  // A guest's draft stays after they sign in.
  if (!isObject(stored) || (stored["owner"] !== null && stored["owner"] !== owner)) return { owner };
  const parts = partNames.flatMap((name) => {
    const part = stored[name];
    return isPart(part) ? [[name, part] as const] : [];
  });
  return { owner, ...Object.fromEntries(parts) };
}

export function writeDraft(draft: CheckoutDraft): void {
  write(draftKey, draft);
}

export function readSubmittedOrder(): SubmittedOrder | undefined {
  const stored = read(submittedKey);
  if (!isObject(stored)) return undefined;
  const { owner, sessionId, email, isCartGone } = stored;
  if (typeof sessionId !== "string" || typeof email !== "string") return undefined;
  return {
    owner: typeof owner === "number" ? owner : null,
    sessionId,
    email,
    isCartGone: isCartGone === true,
  };
}

export function writeSubmittedOrder(order: SubmittedOrder | undefined): void {
  write(submittedKey, order);
}

/** A guest's order stays after they sign in. */
export function removeSubmittedOrderOfOthers(user: number): void {
  const owner = readSubmittedOrder()?.owner ?? null;
  if (owner !== null && owner !== user) writeSubmittedOrder(undefined);
}

/** For a cart that the backend no longer has. Carts other than the submitted one are ignored. */
export function markSubmittedCartGone(sessionId: string): void {
  const submitted = readSubmittedOrder();
  if (submitted?.sessionId === sessionId) writeSubmittedOrder({ ...submitted, isCartGone: true });
}

/** For after the order is placed. */
export function removeDraft(): void {
  write(draftKey, undefined);
  write(submittedKey, undefined);
}

function read(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

/** Without session storage a reload loses the draft; everything else works. */
function write(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

function isPart(value: unknown): value is Part {
  return (
    isObject(value) && Object.values(value).every((field) => ["string", "boolean"].includes(typeof field))
  );
}
