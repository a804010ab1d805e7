import { sortKey } from "./sort-key";

/** Whether two names are the same but for case, accents and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => sortKey(name.trim().replace(/\s+/g, " "));
