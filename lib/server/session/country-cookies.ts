import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";

/** A cookie that browser code reads too. Values are validated before: letters only. */
export function readableCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  isSecure: boolean,
): string {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Of an account, in a browser where no language was chosen. */
export const languageCookie = (language: string, isSecure: boolean): string =>
  readableCookie(cookieNames.language, language, cookieMaxAgeSeconds.general, isSecure);

/** Country and currency, as choosing them would set them. */
export function countryCookies(countryCode: string, isSecure: boolean): readonly string[] {
  const { country, general } = cookieMaxAgeSeconds;
  return [
    readableCookie(cookieNames.country, countryCode, country, isSecure),
    readableCookie(cookieNames.currency, storeCurrencies[storeOf(countryCode)], general, isSecure),
  ];
}
