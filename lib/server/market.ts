import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/markets/market";
import "server-only";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { cookieNames } from "@/lib/config/cookies";
import { currentNews } from "@/lib/config/shop/news";
import { storefrontEnv } from "@/lib/config/env";
import { type Market, marketOf } from "@/lib/config/markets/market";
import type { UserType } from "@/lib/config/user-types";
import { navigationType } from "@/lib/domain/shop/guest-type";
import { resolveCountry } from "@/lib/server/country/request-country";
import { isTimeZone } from "@/lib/domain/time-zone";
import { setRequestLanguage, setRequestTimeZone, setVisitorCountry, translate } from "@/lib/i18n/translate";
import type { MessagePath, MessagesAt } from "@/lib/i18n/message-path";
import type { Translate } from "@/lib/i18n/translator";
import { readCookieValues } from "@/lib/server/session/read-cookie";

/** The visitor's market for dynamic pages, by the same rules as the rewrites for static ones. */
export async function visitorMarket(): Promise<Market> {
  const requestHeaders = await headers();
  const cookie = requestHeaders.get("cookie");
  const [language] = readCookieValues(cookie, cookieNames.language);
  const [timeZone] = readCookieValues(cookie, cookieNames.timeZone);
  const country = resolveCountry({ headers: requestHeaders }, storefrontEnv().COUNTRY_HEADER);
  const market = marketOf(country, language);
  setRequestLanguage(market.language);
  setRequestTimeZone(isTimeZone(timeZone) ? timeZone : undefined);
  setVisitorCountry(country);
  return market;
}

/** `generateMetadata` of a page that is rendered per request and reads nothing else. */
export function visitorMetadata<Path extends MessagePath>(
  path: Path,
  describe: (t: Translate<MessagesAt<Path>>) => Metadata,
) {
  return async (): Promise<Metadata> => {
    await visitorMarket();
    return describe(translate(path));
  };
}

/** The market in the address of a public page. Every public page and layout begins with it. */
export async function marketOfParams(params: Promise<{ readonly market: string }>): Promise<Market> {
  const market = parseMarket((await params).market) ?? notFound();
  setRequestLanguage(market.language);
  setVisitorCountry(market.store);
  return market;
}

/** The visitor's country, from the cookie or the platform. */
export async function visitorCountry(): Promise<string | undefined> {
  return resolveCountry({ headers: await headers() }, storefrontEnv().COUNTRY_HEADER);
}

/** Whether the visitor has dismissed the news on the overview. */
export async function hasReadNews(): Promise<boolean> {
  const [read] = readCookieValues((await headers()).get("cookie"), cookieNames.newsRead);
  return read === currentNews;
}

/** The unvalidated name of the tool last used in this browser. */
export async function lastTool(): Promise<string | undefined> {
  const [tool] = readCookieValues((await headers()).get("cookie"), cookieNames.userTool);
  return tool;
}

/** The user type whose colours and menus are shown where the path does not decide it. */
export async function visitorType(account?: UserType): Promise<UserType> {
  const [tab] = readCookieValues((await headers()).get("cookie"), cookieNames.userType);
  return navigationType({ path: "", tab, account });
}
