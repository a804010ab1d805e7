import "server-only";
import { headers } from "next/headers";
import { cookieNames } from "@/lib/config/cookies";
import { storefrontEnv } from "@/lib/config/env";
import { type Market, marketOf } from "@/lib/config/market";
import type { UserType } from "@/lib/config/user-types";
import { navigationType } from "@/lib/domain/guest-type";
import { knownCountry } from "@/lib/server/country/known-country";
import { cookieValues } from "@/lib/server/session/read-cookie";

/** The market of whoever asks, for pages made per request: decided as the rewrites decide it for static ones. */
export async function visitorMarket(): Promise<Market> {
  const given = await headers();
  const [language] = cookieValues(given.get("cookie"), cookieNames.language);
  return marketOf(knownCountry({ headers: given }, storefrontEnv().COUNTRY_HEADER), language);
}

/** Where the visitor says they are, or seems to be. */
export async function visitorCountry(): Promise<string | undefined> {
  return knownCountry({ headers: await headers() }, storefrontEnv().COUNTRY_HEADER);
}

/** The name of the tool that was used last in this browser, whatever it may be. */
export async function lastTool(): Promise<string | undefined> {
  const [tool] = cookieValues((await headers()).get("cookie"), cookieNames.userTool);
  return tool;
}

/** Whose colours and menus the visitor sees where the path does not say it. */
export async function visitorType(account?: UserType): Promise<UserType> {
  const [tab] = cookieValues((await headers()).get("cookie"), cookieNames.userType);
  return navigationType({ path: "", tab, account });
}
