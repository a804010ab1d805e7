import { storeOfLanguage } from "@/lib/config/markets/markets";

/** The first country that the browser's languages name, of those in the list: `de-AT` is Austria, `de` is Germany. */
export function preferredCountry(
  languages: readonly string[],
  countries: readonly { readonly code: string }[],
): string | undefined {
  const named = languages.map(
    (tag) =>
      tag
        .split("-")
        .slice(1)
        .find((part) => /^[A-Z]{2}$/i.test(part))
        ?.toUpperCase() ?? storeOfLanguage(tag),
  );
  return named.find((code) => countries.some((country) => country.code === code));
}
