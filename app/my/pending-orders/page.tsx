import type { Metadata } from "next";
import { ChoiceLinks } from "@/components/orders/choice-links";
import { orderRow } from "@/components/orders/order-row";
import { RowList } from "@/components/orders/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { readPending } from "@/lib/data/orders";
import { ordersHref, parseOrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { wordsOf } from "@/lib/server/words";
import { ToPay } from "@/app/my/_orders/to-pay";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "pendingOrders")("title") };
}

export default async function PendingOrdersPage({ searchParams }: PageProps) {
  const person = await requireTool("pending-orders");
  const { language } = await visitorMarket();
  const params = await searchParams;
  const query = parseOrdersQuery(params);
  const paid = query.paid ?? false;
  const words = wordsOf(language, "pendingOrders");
  const { results, count } = await readPending({ page: query.page, paid });
  const shown = { words: wordsOf(language, "orders"), country: person.countryCode, language };
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{words("title")}</h1>
      <p className="text-lead text-quiet">{words("intro")}</p>
      <ChoiceLinks
        label={words("filter.label")}
        choices={[false, true].map((one) => ({
          href: ordersHref(paths.pendingOrders, { page: 1, paid: one || undefined }),
          label: words(one ? "filter.paid" : "filter.open"),
          isCurrent: paid === one,
        }))}
      />
      {results.length === 0 ? (
        <EmptyState title={words("nothing")} hint={words(paid ? "paidNothing" : "nothingHint")} />
      ) : paid ? (
        <RowList rows={results.map((order) => orderRow(order, shown))} />
      ) : (
        <ToPay orders={results} chosen={params["order"]} person={person} language={language} />
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => ordersHref(paths.pendingOrders, { page, paid: paid || undefined })}
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
