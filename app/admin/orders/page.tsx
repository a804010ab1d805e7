import { AdminHead } from "@/app/admin/_parts/admin-head";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { orderRow } from "@/components/orders/order-row";
import { RowList } from "@/components/orders/row-list";
import { OrdersDeskFilter } from "@/components/admin-orders/desk-filter";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { readDesk } from "@/lib/data/orders";
import { ordersDeskHref, parseOrdersDeskQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import { wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = () =>
  adminTitle(paths.adminOrders, (language) => wordsOf(language, "ordersDesk")("title"));

export default async function OrdersDeskPage({ searchParams }: PageProps) {
  const { person, language } = await requireAdmin(paths.adminOrders);
  const words = wordsOf(language, "ordersDesk");
  const orderWords = wordsOf(language, "orders");
  const query = parseOrdersDeskQuery(await searchParams);
  const { results, count } = await readDesk(query);
  const shown = { words: orderWords, country: person.countryCode, language };
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead current="orders" />
      <h1>{words("title")}</h1>
      <p className="text-lead text-quiet">{words("intro")}</p>
      <OrdersDeskFilter query={query} words={words} orderWords={orderWords} />
      {results.length === 0 ? (
        <EmptyState title={words("nothing")} hint={words("nothingHint")} />
      ) : (
        <>
          <p className="text-quiet">{words("count", { count })}</p>
          <RowList
            rows={results.map((order) => {
              const row = orderRow(order, shown);
              const who = `${order.name} · ${order.email}`;
              return { ...row, href: paths.adminOrder(order.id), lines: [who, ...row.lines] };
            })}
          />
        </>
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => ordersDeskHref(paths.adminOrders, { ...query, page })}
        words={{
          label: words("pages"),
          previous: words("previous"),
          next: words("next"),
          page: words("page", { page: "{page}" }),
        }}
      />
    </div>
  );
}
