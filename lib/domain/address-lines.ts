import type { PostalAddress } from "./postal-address";

const regionNames = new Intl.DisplayNames("en", { type: "region" });

/** Formats an address for an envelope, with the name of the country. */
export function addressLines(address: PostalAddress): string[] {
  const { firstName, lastName, address: street, city, state, postalCode, country } = address;
  const place = [city, state, postalCode].filter(Boolean).join(" ");
  return [`${firstName} ${lastName}`.trim(), street, place, regionNames.of(country) ?? country].filter(
    Boolean,
  );
}
