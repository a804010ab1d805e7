import "server-only";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import { regionCurrencies, regionOf } from "@/lib/config/markets";
import { countryCodeOf, platformCountry } from "@/lib/server/country/known-country";
import type { DoorAnswer } from "./door-answer";
import type { DoorCall } from "./door-call";
import type { StorefrontHandlers } from "./storefront-calls";

export interface CookieServing {
  readonly isSecure: boolean;
  readonly countryHeader: string;
  readonly countryOfAddress: (address: string) => Promise<string | undefined>;
}

/** The cookies that browser code reads too, and the country of an address, which fills them. */
export function serveCookies({
  isSecure,
  countryHeader,
  countryOfAddress,
}: CookieServing): StorefrontHandlers["cookies"] {
  const { country, general, campaignPopup } = cookieMaxAgeSeconds;
  const set = (name: string, value: string, maxAgeSeconds: number): DoorAnswer => ({
    status: 204,
    // Every value is checked by its shape: letters only, so that nothing can be added to the header.
    cookie: `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  });
  return {
    country: ({ body }) => set(cookieNames.country, body.countryCode.toUpperCase(), country),
    currency: ({ body }) => set(cookieNames.currency, body.currency, general),
    userType: ({ body }) => set(cookieNames.userType, body.userType, general),
    campaignPopup: () => set(cookieNames.campaignPopup, "closed", campaignPopup),
    geo: async ({ call }) => {
      const code = platformCountry(call.request, countryHeader) ?? (await lookUp(call, countryOfAddress));
      // Not to know is an answer: as a failure it would stand in the console of everybody's first visit.
      const answer = {
        country_code: code ?? null,
        currency: code === undefined ? null : regionCurrencies[regionOf(code)],
      };
      return { status: 200, body: { type: "json", text: JSON.stringify(answer) } };
    },
  };
}

async function lookUp(
  { context }: DoorCall,
  countryOfAddress: CookieServing["countryOfAddress"],
): Promise<string | undefined> {
  const address = context.clientAddress;
  return address === undefined ? undefined : countryCodeOf(await countryOfAddress(address));
}
