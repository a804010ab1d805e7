import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { FilterLinks } from "@/components/links/filter-links";
import { OrderList } from "@/components/orders/orders/order-list";
import { DeferredList } from "@/components/lists/deferred-list";
import { ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("orders", (t) => ({ title: t("title") }));

export default async function OrdersPage({ searchParams }: PageProps<"/my/orders">) {
  const user = await requireTool("order-history");
  const query = ordersQuery.parse(await searchParams);
  const t = translate("orders");
  const choices = [
    ["all", undefined],
    ["paid", true],
    ["unpaid", false],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      <FilterLinks
        label={t("filter.label")}
        choices={choices.map(([name, paid]) => ({
          href: ordersQuery.href(paths.orders, { page: 1, paid }),
          label: t(`filter.${name}`),
          isCurrent: query.paid === paid,
        }))}
      />
      <DeferredList
        key={`${query.page} ${query.paid}`}
        label={t("loading")}
        read={() => readOwnAsVisitor("orders.history", { query })}
      >
        {({ results, count }) => <OrderList orders={results} count={count} query={query} user={user} />}
      </DeferredList>
    </div>
  );
}
