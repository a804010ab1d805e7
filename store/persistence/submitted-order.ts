import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";

/** An order that was submitted, and whose response the page has not received. */
export interface SubmittedOrder {
  /** The signed-in user. */
  readonly owner: number | null;
  readonly sessionId: string;
  readonly email: string;
  /** The cart no longer exists: the order was received. */
  readonly isCartGone?: boolean;
}

const submittedKey = `${brand.slug}:checkout-sending`;

export function readSubmittedOrder(): SubmittedOrder | undefined {
  const stored = readSession(submittedKey);
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
  writeSession(submittedKey, order);
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

export function readSession(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without session storage a reload loses the entry; everything else works.
  }
}
