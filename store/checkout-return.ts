import { brand } from "@/lib/config/brand";

/** Who pays for which cart, for when somebody comes back from confirming a payment elsewhere. Nothing about how they pay. */
export interface Returning {
  readonly sessionId: string;
  readonly user: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

const key = `${brand.slug}:checkout-return`;

export function writeReturning(returning: Returning | undefined): void {
  try {
    if (returning === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(returning));
  } catch {
    // The payment is looked up by the backend then, a little later.
  }
}

export function readReturning(): Returning | undefined {
  try {
    const { sessionId, user } = JSON.parse(window.sessionStorage.getItem(key) ?? "{}") as Partial<Returning>;
    return sessionId !== undefined && user !== undefined ? { sessionId, user } : undefined;
  } catch {
    return undefined;
  }
}
