import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { FilterLinks } from "@/components/links/filter-links";
import { toOrderRow } from "@/components/orders/orders/order-row";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { UnpaidOrders } from "@/app/my/_orders/unpaid-orders";
import { requireOrdersTool } from "@/app/my/_orders/require-orders-tool";
import { ReturnedPaymentSection } from "@/app/my/_orders/returned-payment-section";

export const generateMetadata = visitorMetadata("orders", (t) => ({ title: t("pending.title") }));

export default async function PendingOrdersPage({ searchParams }: PageProps<"/my/pending-orders">) {
  const params = await searchParams;
  const user = await requireOrdersTool("pending-orders", params);
  const query = ordersQuery.parse(params);
  const paid = query.paid ?? false;
  const t = translate("orders");
  const { results, count } = await readOwnAsVisitor("orders.pending", { query: { page: query.page, paid } });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("pending.title")}</h1>
      <p className="text-lead text-quiet">{t("pending.intro")}</p>
      <ReturnedPaymentSection params={params} />
      <FilterLinks
        label={t("pending.filter.label")}
        choices={[false, true].map((isPaid) => ({
          href: ordersQuery.href(paths.pendingOrders, { page: 1, paid: isPaid || undefined }),
          label: t(isPaid ? "pending.filter.paid" : "pending.filter.open"),
          isCurrent: paid === isPaid,
        }))}
      />
      {results.length === 0 ? (
        <EmptyState
          title={t("pending.nothing")}
          hint={t(paid ? "pending.paidNothing" : "pending.nothingHint")}
        />
      ) : paid ? (
        <RowList rows={results.map(toOrderRow)} />
      ) : (
        <UnpaidOrders orders={results} selected={params["order"]} user={user} />
      )}
      <ListPagination
        page={query.page}
        count={count}
        hrefOf={(page) => ordersQuery.href(paths.pendingOrders, { page, paid: paid || undefined })}
        label={t("pending.pages")}
      />
    </div>
  );
}
