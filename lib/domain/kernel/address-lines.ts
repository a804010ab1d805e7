import { formatLocale, type Language } from "@/lib/config/languages";
import type { PostalAddress } from "./postal-address";

/** Countries whose addresses have the postal code before the city. */
const codeFirst: ReadonlySet<string> = new Set(
  "AT BE BG BR CH CY CZ DE DK EE ES FI FR GR HR HU IL IS IT LI LT LU MC MX MY NL NO PL PT RO RS SE SI SK TR TN UA".split(
    " ",
  ),
);

/** Countries whose postal code has a line of its own. */
const codeBelow: ReadonlySet<string> = new Set(["GB", "GG", "IE", "IM", "JE"]);

/** An address in the order of its country, with the name of the country in the reader's language. */
export function addressLines(address: PostalAddress, language: Language): string[] {
  const { firstName, lastName, address: street, country } = address;
  return [
    `${firstName} ${lastName}`.trim(),
    street,
    ...placeLines(address),
    new Intl.DisplayNames(formatLocale(language), { type: "region" }).of(country) ?? country,
  ].filter(Boolean);
}

function placeLines({ city, state, postalCode, country }: PostalAddress): readonly string[] {
  if (codeBelow.has(country)) return [join(city, state), postalCode];
  if (codeFirst.has(country)) return [join(postalCode, city, state)];
  return [join(city, state, postalCode)];
}

const join = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
