import { userTypes } from "@/lib/config/user-types";
import type { ApplicationState } from "@/store/slices/application";
import type { AuthState } from "@/store/slices/auth";
import type { CartState } from "@/store/slices/cart";
import { isObject } from "@/lib/domain/is-object";

/** The persisted fields of each slice. */
export interface Stored {
  readonly cart: Pick<CartState, "sessionId" | "step">;
  readonly auth: AuthState;
  readonly application: Omit<
    ApplicationState,
    "isMobileMenuOpen" | "isCountryDialogOpen" | "isGoogleMapLoaded" | "notice" | "refusal"
  >;
}

export type StoredName = keyof Stored;

export const readers: { readonly [Name in StoredName]: (value: unknown) => Stored[Name] | undefined } = {
  cart: (value) => {
    if (!isObject(value)) return undefined;
    const { sessionId, step } = value;
    return (sessionId === null || isCartId(sessionId)) && isCount(step) ? { sessionId, step } : undefined;
  },
  auth: (value) => {
    if (!isObject(value)) return undefined;
    const { userType, isLoggedIn } = value;
    return isUserType(userType) && typeof isLoggedIn === "boolean" ? { userType, isLoggedIn } : undefined;
  },
  application: (value) => {
    if (!isObject(value)) return undefined;
    const { countryCode, currentLanguage, userType, userTool, countryId, countryCurrency } = value;
    const isValid =
      isStringOrNull(countryCode) &&
      isShortString(currentLanguage) &&
      isUserType(userType) &&
      isShortString(userTool) &&
      (countryId === null || isCount(countryId)) &&
      isStringOrNull(countryCurrency);
    if (!isValid) return undefined;
    return { countryCode, currentLanguage, userType, userTool, countryId, countryCurrency };
  },
};

export function isUserType(value: unknown): value is AuthState["userType"] {
  return userTypes.some((type) => type === value);
}

function isCartId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{22,64}$/.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isShortString(value: unknown): value is string {
  return typeof value === "string" && value.length <= 60;
}

function isStringOrNull(value: unknown): value is string | null {
  return value === null || isShortString(value);
}
