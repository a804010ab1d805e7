import { translate } from "@/lib/i18n/translate";
import { DeferredList } from "@/components/lists/deferred-list";
import { LoyaltyOverview } from "@/components/orders/loyalty/loyalty-overview";
import { LoyaltyPage } from "@/components/orders/loyalty/loyalty-page";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("loyalty", (t) => ({ title: t("title") }));

export default async function LoyaltyPointsPage({ searchParams }: PageProps<"/my/loyalty-points">) {
  await requireTool("loyalty-points");
  const { store, language } = await visitorMarket();
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  const t = translate("loyalty");
  return (
    <LoyaltyPage store={store}>
      <DeferredList
        key={page}
        label={t("loading")}
        read={() => readAsVisitor("loyalty.points", { query: { page } }, { country: store, language })}
      >
        {(wallet) => <LoyaltyOverview wallet={wallet} page={page} />}
      </DeferredList>
    </LoyaltyPage>
  );
}
