import type { Language } from "@/lib/config/languages";

/** The first of the preferences that is offered: `de-AT` is satisfied by `de`. */
export function preferredLanguage(
  preferences: readonly (string | undefined)[],
  offered: readonly Language[],
): Language | undefined {
  const find = (name: string | undefined) => offered.find((language) => language === name);
  return preferences
    .map((name) => find(name) ?? find(name?.split("-")[0]))
    .find((language) => language !== undefined);
}
