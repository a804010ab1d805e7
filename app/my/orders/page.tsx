import type { Metadata } from "next";
import { Suspense } from "react";
import { ChoiceLinks } from "@/components/orders/choice-links";
import { OrderList } from "@/components/orders/order-list";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import type { Language } from "@/lib/config/languages";
import { readHistory } from "@/lib/data/orders";
import { ordersHref, type OrdersQuery, parseOrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "orders")("title") };
}

export default async function OrdersPage({ searchParams }: PageProps) {
  const person = await requireTool("order-history");
  const { language } = await visitorMarket();
  const query = parseOrdersQuery(await searchParams);
  const words = wordsOf(language, "orders");
  const choices = [
    ["all", undefined],
    ["paid", true],
    ["unpaid", false],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{words("title")}</h1>
      <p className="text-lead text-quiet">{words("intro")}</p>
      <ChoiceLinks
        label={words("filter.label")}
        choices={choices.map(([name, paid]) => ({
          href: ordersHref(paths.orders, { page: 1, paid }),
          label: words(`filter.${name}`),
          isCurrent: query.paid === paid,
        }))}
      />
      <Suspense key={`${query.page} ${query.paid}`} fallback={<ListSkeleton label={words("loading")} />}>
        <Orders query={query} country={person.countryCode} language={language} />
      </Suspense>
    </div>
  );
}

interface OrdersProps {
  readonly query: OrdersQuery;
  readonly country: string;
  readonly language: Language;
}

async function Orders({ query, country, language }: OrdersProps) {
  const { results, count } = await readHistory(query);
  const words = wordsOf(language, "orders");
  return <OrderList orders={results} {...{ count, query, country, language, words }} />;
}
