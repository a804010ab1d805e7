import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/ui/skeleton";
import { LoyaltyOverview } from "@/components/orders/loyalty/loyalty-overview";
import { LoyaltyPage } from "@/components/orders/loyalty/loyalty-page";
import type { Market } from "@/lib/config/markets/market";
import { readOwnPoints } from "@/lib/data/loyalty";
import { parseCategoryQuery } from "@/lib/domain/category-query";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { getTranslator } from "@/lib/i18n/messages";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "loyalty")("title") };
}

export default async function LoyaltyPointsPage({ searchParams }: PageProps) {
  const user = await requireTool("loyalty-points");
  const market = await visitorMarket();
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  const t = getTranslator(market.language, "loyalty");
  return (
    <LoyaltyPage store={market.store} t={t}>
      <Suspense key={page} fallback={<ListSkeleton label={t("loading")} />}>
        <Points page={page} market={market} country={user.countryCode} />
      </Suspense>
    </LoyaltyPage>
  );
}

interface PointsProps {
  readonly page: number;
  readonly market: Market;
  readonly country: string;
}

async function Points({ page, market, country }: PointsProps) {
  const wallet = await readOwnPoints(page, market);
  const { language } = market;
  return (
    <LoyaltyOverview
      wallet={wallet}
      page={page}
      country={country}
      language={language}
      t={getTranslator(language, "loyalty")}
    />
  );
}
