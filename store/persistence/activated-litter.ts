import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";

export interface ActivatedLitter {
  readonly email: string;
  readonly animals: readonly Readonly<Record<"token" | "barcode" | "petName", string>>[];
}

const key = `${brand.slug}:litter-activated`;

/**
 * The activated litter survives a reload, and ends with the visit. A guest's stays after they sign in; that of a user is
 * not shown to anybody else.
 */
export function readActivatedLitter(owner: number | null): ActivatedLitter | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
    if (!isObject(stored) || (stored["owner"] !== null && stored["owner"] !== owner)) return undefined;
    const { email, animals } = stored;
    if (!isText(email) || !Array.isArray(animals)) return undefined;
    const known = animals
      .filter(isObject)
      .flatMap(({ token, barcode, petName }) =>
        isText(token) && isText(barcode) && isText(petName) ? [{ token, barcode, petName }] : [],
      );
    return known.length > 0 ? { email, animals: known } : undefined;
  } catch {
    return undefined;
  }
}

export function writeActivatedLitter(owner: number | null, litter: ActivatedLitter): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ owner, ...litter }));
  } catch {
    // Without session storage a reload shows the empty form.
  }
}

export function removeActivatedLitter(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
