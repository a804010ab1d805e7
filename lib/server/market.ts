import "server-only";
import { headers } from "next/headers";
import { cookieNames } from "@/lib/config/cookies";
import { storefrontEnv } from "@/lib/config/env";
import { type Market, marketOf } from "@/lib/config/market";
import { knownCountry } from "@/lib/server/country/known-country";
import { cookieValues } from "@/lib/server/session/read-cookie";

/** The market of whoever asks, for pages made per request: decided as the rewrites decide it for static ones. */
export async function visitorMarket(): Promise<Market> {
  const given = await headers();
  const [language] = cookieValues(given.get("cookie"), cookieNames.language);
  return marketOf(knownCountry({ headers: given }, storefrontEnv().COUNTRY_HEADER), language);
}
