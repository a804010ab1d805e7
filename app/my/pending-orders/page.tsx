import type { Metadata } from "next";
import { FilterLinks } from "@/components/orders/filter-links";
import { toOrderRow } from "@/components/orders/order-row";
import { RowList } from "@/components/orders/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { readPendingOrders } from "@/lib/data/orders";
import { ordersHref, parseOrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { getTranslator } from "@/lib/i18n/messages";
import { PayableOrders } from "@/app/my/_orders/payable-orders";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "orders")("pending.title") };
}

export default async function PendingOrdersPage({ searchParams }: PageProps) {
  const user = await requireTool("pending-orders");
  const { language } = await visitorMarket();
  const params = await searchParams;
  const query = parseOrdersQuery(params);
  const paid = query.paid ?? false;
  const t = getTranslator(language, "orders");
  const { results, count } = await readPendingOrders({ page: query.page, paid });
  const rowOptions = { t, country: user.countryCode, language };
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("pending.title")}</h1>
      <p className="text-lead text-quiet">{t("pending.intro")}</p>
      <FilterLinks
        label={t("pending.filter.label")}
        choices={[false, true].map((isPaid) => ({
          href: ordersHref(paths.pendingOrders, { page: 1, paid: isPaid || undefined }),
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
        <RowList rows={results.map((order) => toOrderRow(order, rowOptions))} />
      ) : (
        <PayableOrders orders={results} selected={params["order"]} user={user} language={language} />
      )}
      <ListPagination
        page={query.page}
        count={count}
        hrefOf={(page) => ordersHref(paths.pendingOrders, { page, paid: paid || undefined })}
        label={t("pending.pages")}
        language={language}
      />
    </div>
  );
}
