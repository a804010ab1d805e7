import { sortKey } from "./sort-key";

/** A name for a URL path: letters, digits and single hyphens, never empty. */
export function slug(...parts: readonly (string | null | undefined)[]): string {
  const joined = sortKey(parts.filter(Boolean).join(" "));
  return (
    joined
      .replace(/['’`]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "item"
  );
}
