import "server-only";
import { cacheTags } from "@/lib/config/cache-tags";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import type { Response } from "@/lib/contract/calls";
import { requestLanguage } from "@/lib/i18n/translate";
import type { Market } from "@/lib/config/markets/market";
import { readForPage } from "@/lib/server/upstream/read-for-page";
import { valueOrThrow } from "@/lib/data/visitor-calls";

/** For dynamic pages. */
export async function listCountries(): Promise<Response<"geography.countries">> {
  return valueOrThrow(
    "geography.countries",
    await callUpstream("geography.countries", {}, { language: requestLanguage() }),
  );
}

/** For static pages. */
export async function readCountries(market: Market): Promise<Response<"geography.countries">> {
  return (await readForPage("geography.countries", {}, { market, tags: [] })) ?? [];
}

/** What delivery to a country costs, for static pages. */
export async function readDeliveryOptions(
  market: Market,
  country: string,
): Promise<Response<"cart.deliveryOptions">> {
  const tags = [cacheTags.catalogue];
  return (await readForPage("cart.deliveryOptions", { query: { country } }, { market, tags })) ?? [];
}
