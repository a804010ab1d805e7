import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { ordersHref, type OrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { type ListedOrder, orderRow } from "./order-row";
import { RowList } from "./row-list";

interface OrderListProps {
  readonly orders: readonly ListedOrder[];
  readonly count: number;
  readonly query: OrdersQuery;
  readonly country: string;
  readonly language: Language;
  readonly words: Words<"orders">;
}

/** Somebody's orders, a page of them. */
export function OrderList({ orders, count, query, country, language, words }: OrderListProps) {
  if (orders.length === 0)
    return (
      <EmptyState title={words("nothing")} hint={words("nothingHint")}>
        <LinkButton href={paths.store}>{words("toStore")}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p className="text-quiet">{words("count", { count })}</p>
      <RowList rows={orders.map((order) => orderRow(order, { words, country, language }))} />
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => ordersHref(paths.orders, { ...query, page })}
        words={{
          label: words("pages"),
          previous: words("previous"),
          next: words("next"),
          page: words("page", { page: "{page}" }),
        }}
      />
    </>
  );
}
