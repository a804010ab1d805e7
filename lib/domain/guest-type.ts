import { type UserType, userTypes } from "@/lib/config/user-types";

/** The type of a visitor by the specification's own rule, word for word: it is for guests. */
export function guestType(user: { readonly type: UserType } | undefined, path: string): UserType {
  if ((user !== undefined && user.type !== "guest") || path === "") return "guest";
  if (path.includes("vet")) return "vet";
  return path.includes("pet-owner") ? "owner" : "breeder";
}

export interface Navigation {
  readonly path: string;
  /** What the tab's cookie says, whatever that is. */
  readonly tab?: string | undefined;
  readonly account?: UserType | undefined;
}

const typeOfSegment: ReadonlyMap<string, UserType> = new Map([
  ["vet", "vet"],
  ["pet-owner", "owner"],
  ["breeder", "breeder"],
]);

/** Whose menus and colours are shown: the path's by a whole segment, the tab's, the account's. Prices never ask. */
export function navigationType({ path, tab, account }: Navigation): UserType {
  const [pathname = ""] = path.split(/[?#]/);
  for (const segment of pathname.split("/")) {
    const type = typeOfSegment.get(segment);
    if (type !== undefined) return type;
  }
  // A guest's tab has chosen nothing.
  const chosen = userTypes.find((type) => type === tab && type !== "guest");
  return chosen ?? account ?? "guest";
}
