import { Suspense } from "react";
import { translate } from "@/lib/i18n/translate";
import { ListSkeleton } from "@/components/ui/skeleton";
import { LoyaltyOverview } from "@/components/orders/loyalty/loyalty-overview";
import { LoyaltyPage } from "@/components/orders/loyalty/loyalty-page";
import type { Market } from "@/lib/config/markets/market";
import { readOwnPoints } from "@/lib/data/orders/loyalty";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("loyalty", (t) => ({ title: t("title") }));

export default async function LoyaltyPointsPage({ searchParams }: PageProps<"/my/loyalty-points">) {
  const user = await requireTool("loyalty-points");
  const market = await visitorMarket();
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  const t = translate("loyalty");
  return (
    <LoyaltyPage store={market.store}>
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
  return <LoyaltyOverview wallet={wallet} page={page} country={country} />;
}
