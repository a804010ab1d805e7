import { type UserType, userTypes } from "@/lib/config/user-types";

/** The guest's user type by the literal rule of the specification. */
export function guestType(user: { readonly type: UserType } | undefined, path: string): UserType {
  if ((user !== undefined && user.type !== "guest") || path === "") return "guest";
  if (path.includes("vet")) return "vet";
  return path.includes("pet-owner") ? "owner" : "breeder";
}

export interface Navigation {
  readonly path: string;
  /** The unvalidated value of the tab's cookie. */
  readonly tab?: string | undefined;
  readonly account?: UserType | undefined;
}

const typeOfSegment: ReadonlyMap<string, UserType> = new Map([
  ["vet", "vet"],
  ["pet-owner", "owner"],
  ["breeder", "breeder"],
]);

/** Breeds stand below the breeders' pages and are read by everybody: a chosen type stays there. */
const breedPages = /^\/breeder\/for-(?:dogs|cats)\/breeds(?:\/|$)/;

/** The user type whose menus and colours are shown: from a path segment, the tab, else the account. Prices ignore it. */
export function navigationType({ path, tab, account }: Navigation): UserType {
  const [pathname = ""] = path.split(/[?#]/);
  if (breedPages.test(pathname) && (tab === "owner" || tab === "vet")) return tab;
  for (const segment of pathname.split("/")) {
    const type = typeOfSegment.get(segment);
    if (type !== undefined) return type;
  }
  // "guest" in the tab's cookie is no choice.
  const chosen = userTypes.find((type) => type === tab && type !== "guest");
  return chosen ?? account ?? "guest";
}
