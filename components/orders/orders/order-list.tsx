import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { type OrdersQuery, ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import type { UserType } from "@/lib/config/user-types";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { OrderTable, type OrderTableRow } from "@/components/orders/orders/order-table-client";
import { RowList } from "@/components/orders/public/row-list";
import type { ListRow } from "@/components/orders/public/row-list";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { type ListedOrder, OrderedOn, toOrderRow } from "./order-row";

interface OrderListProps {
  readonly orders: readonly ListedOrder[];
  readonly count: number;
  readonly query: OrdersQuery;
  readonly user: { readonly id: number; readonly type: UserType };
}

/** One page of the user's orders: cards, and a table on wide screens. */
export function OrderList({ orders, count, query, user }: OrderListProps) {
  const t = translate("orders");
  if (orders.length === 0)
    return (
      <EmptyState icon={<PortalIcon name="parcel" />} title={t("nothing")} hint={t("nothingHint")}>
        <LinkButton href={paths.store}>{t("toStore")}</LinkButton>
      </EmptyState>
    );
  const rows = orders.map(toOrderRow);
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      <div className="desk:hidden">
        <RowList rows={rows} />
      </div>
      <div className="hidden desk:block">
        <ClientMessages areas={["orderTable"]}>
          <OrderTable
            owner={user.id}
            payPath={payUnpaidHref(user.type)}
            rows={orders.map((order, at) => toTableRow(order, rows[at]))}
          />
        </ClientMessages>
      </div>
      <ListPagination {...ordersQuery.pages(paths.orders, query)} count={count} label={t("pages")} />
    </>
  );
}

/** With what is sorted by, and what can be done with the order. */
function toTableRow(order: ListedOrder, row: ListRow | undefined): OrderTableRow {
  const { id, invoiceId, state, placedAt } = order;
  return {
    id,
    invoiceId,
    isUnpaid: state === "open",
    href: paths.order(id),
    number: order.number,
    what: row?.lines[0] ?? "",
    when: <OrderedOn order={order} long={formatInstantDay(placedAt)} />,
    badge: row?.badge,
    amount: row?.amount ?? "",
    sortKeys: { number: order.number, when: placedAt, state, amount: Number(order.total) },
  };
}
