import "server-only";
import { cookieNames } from "@/lib/config/cookies";
import { cookieValues } from "@/lib/server/session/read-cookie";

/** The visitor's own choice, else what the hosting platform says. */
export function knownCountry(request: Pick<Request, "headers">, countryHeader: string): string | undefined {
  const [chosen] = cookieValues(request.headers.get("cookie"), cookieNames.country);
  return countryCodeOf(chosen) ?? platformCountry(request, countryHeader);
}

export function platformCountry(
  request: Pick<Request, "headers">,
  countryHeader: string,
): string | undefined {
  const country = countryHeader === "" ? undefined : countryCodeOf(request.headers.get(countryHeader));
  // What platforms say when they do not know: XX and ZZ, and T1 for the Tor network.
  return country === "XX" || country === "ZZ" ? undefined : country;
}

export function countryCodeOf(value: string | null | undefined): string | undefined {
  const upper = value?.toUpperCase();
  return upper !== undefined && /^[A-Z]{2}$/.test(upper) ? upper : undefined;
}
