import "server-only";
import { cookieNames } from "@/lib/config/cookies";
import { readCookieValues } from "@/lib/server/session/read-cookie";

/** The country of the visitor's cookie, else of the platform's header. */
export function resolveCountry(request: Pick<Request, "headers">, countryHeader: string): string | undefined {
  return chosenCountry(request) ?? platformCountry(request, countryHeader);
}

/** The country that the visitor has chosen. */
export function chosenCountry(request: Pick<Request, "headers">): string | undefined {
  const [chosen] = readCookieValues(request.headers.get("cookie"), cookieNames.country);
  return parseCountryCode(chosen);
}

export function platformCountry(
  request: Pick<Request, "headers">,
  countryHeader: string,
): string | undefined {
  const country = countryHeader === "" ? undefined : parseCountryCode(request.headers.get(countryHeader));
  // XX and ZZ mean unknown; T1, the Tor network, has a digit and never matches.
  return country === "XX" || country === "ZZ" ? undefined : country;
}

export function parseCountryCode(value: string | null | undefined): string | undefined {
  const upper = value?.toUpperCase();
  return upper !== undefined && /^[A-Z]{2}$/.test(upper) ? upper : undefined;
}
