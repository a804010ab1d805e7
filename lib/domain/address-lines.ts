import type { PostalAddress } from "./postal-address";

const regionNames = new Intl.DisplayNames("en", { type: "region" });

/** Countries whose addresses have the postal code before the city. */
const codeFirst: ReadonlySet<string> = new Set(
  "AT BE BG BR CH CY CZ DE DK EE ES FI FR GR HR HU IL IS IT LI LT LU MC MX MY NL NO PL PT RO RS SE SI SK TR TN UA".split(
    " ",
  ),
);

/** Countries whose postal code has a line of its own. */
const codeBelow: ReadonlySet<string> = new Set(["GB", "GG", "IE", "IM", "JE"]);

/** Formats an address for an envelope in the order of its country, with the name of the country. */
export function addressLines(address: PostalAddress): string[] {
  const { firstName, lastName, address: street, country } = address;
  return [
    `${firstName} ${lastName}`.trim(),
    street,
    ...placeLines(address),
    regionNames.of(country) ?? country,
  ].filter(Boolean);
}

function placeLines({ city, state, postalCode, country }: PostalAddress): readonly string[] {
  if (codeBelow.has(country)) return [join(city, state), postalCode];
  if (codeFirst.has(country)) return [join(postalCode, city, state)];
  return [join(city, state, postalCode)];
}

const join = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
