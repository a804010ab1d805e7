import "server-only";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import type { Response } from "@/lib/contract/calls";
import { requestLanguage } from "@/lib/i18n/translate";
import type { Market } from "@/lib/config/markets/market";
import { readForPage } from "@/lib/server/upstream/read-for-page";
import { valueOrThrow } from "./visitor-calls";

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
