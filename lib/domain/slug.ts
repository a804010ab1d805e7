import { sortKey } from "./sort-key";

/** A name as it stands in an address: letters, digits and single hyphens. No dot, no slash, never empty. */
export function slug(...parts: readonly (string | null | undefined)[]): string {
  const joined = sortKey(parts.filter(Boolean).join(" "));
  return (
    joined
      .replace(/['’`]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "item"
  );
}
