import { requestLanguage, translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { type OrdersQuery, ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { RowList } from "@/components/orders/public/row-list";
import { type ListedOrder, toOrderRow } from "./order-row";

interface OrderListProps {
  readonly orders: readonly ListedOrder[];
  readonly count: number;
  readonly query: OrdersQuery;
  readonly country: string;
}

/** One page of the user's orders. */
export function OrderList({ orders, count, query, country }: OrderListProps) {
  const language = requestLanguage();
  const t = translate("orders");
  if (orders.length === 0)
    return (
      <EmptyState title={t("nothing")} hint={t("nothingHint")}>
        <LinkButton href={paths.store}>{t("toStore")}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      <RowList rows={orders.map((order) => toOrderRow(order, { t, country, language }))} />
      <ListPagination
        page={query.page}
        count={count}
        hrefOf={(page) => ordersQuery.href(paths.orders, { ...query, page })}
        label={t("pages")}
      />
    </>
  );
}
