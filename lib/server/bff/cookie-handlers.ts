import "server-only";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { parseCountryCode, platformCountry } from "@/lib/server/country/request-country";
import { readableCookie } from "@/lib/server/session/country-cookies";
import type { BffResponse } from "./bff-response";
import type { BffCall } from "./bff-call";
import type { StorefrontHandlers } from "./storefront-handlers";

export interface CookieHandlerDeps {
  readonly isSecure: boolean;
  readonly countryHeader: string;
  readonly countryOfAddress: (address: string) => Promise<string | undefined>;
}

/** Sets the cookies that browser code reads too, and looks up the country of an address. */
export function createCookieHandlers({
  isSecure,
  countryHeader,
  countryOfAddress,
}: CookieHandlerDeps): StorefrontHandlers["cookies"] {
  const { country, general } = cookieMaxAgeSeconds;
  const set = (name: string, value: string, maxAgeSeconds: number): BffResponse => ({
    status: 204,
    // Values are validated by their shapes to be letters only, so they cannot inject header content.
    cookie: readableCookie(name, value, maxAgeSeconds, isSecure),
  });
  return {
    country: ({ body }) => set(cookieNames.country, body.countryCode.toUpperCase(), country),
    currency: ({ body }) => set(cookieNames.currency, body.currency, general),
    userType: ({ body }) => set(cookieNames.userType, body.userType, general),
    campaignPopup: () => set(cookieNames.campaignPopup, "closed", general),
    geo: async ({ call }) => {
      const code =
        platformCountry(call.request, countryHeader) ?? (await lookUpCountry(call, countryOfAddress));
      // Unknown is a valid response: as a failure it would be logged in the console of every first visit.
      const body = {
        country_code: code ?? null,
        currency: code === undefined ? null : storeCurrencies[storeOf(code)],
      };
      return { status: 200, body: { type: "json", text: JSON.stringify(body) } };
    },
  };
}

async function lookUpCountry(
  { context }: BffCall,
  countryOfAddress: CookieHandlerDeps["countryOfAddress"],
): Promise<string | undefined> {
  const address = context.clientAddress;
  return address === undefined ? undefined : parseCountryCode(await countryOfAddress(address));
}
