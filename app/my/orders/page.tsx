import type { Metadata } from "next";
import { Suspense } from "react";
import { FilterLinks } from "@/components/orders/orders/filter-links";
import { OrderList } from "@/components/orders/orders/order-list";
import { ListSkeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/config/languages";
import { readOrderHistory } from "@/lib/data/orders";
import { ordersHref, type OrdersQuery, parseOrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { getTranslator } from "@/lib/i18n/messages";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "orders")("title") };
}

export default async function OrdersPage({ searchParams }: PageProps) {
  const user = await requireTool("order-history");
  const { language } = await visitorMarket();
  const query = parseOrdersQuery(await searchParams);
  const t = getTranslator(language, "orders");
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
          href: ordersHref(paths.orders, { page: 1, paid }),
          label: t(`filter.${name}`),
          isCurrent: query.paid === paid,
        }))}
      />
      <Suspense key={`${query.page} ${query.paid}`} fallback={<ListSkeleton label={t("loading")} />}>
        <Orders query={query} country={user.countryCode} language={language} />
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
  const { results, count } = await readOrderHistory(query);
  const t = getTranslator(language, "orders");
  return (
    <OrderList orders={results} count={count} query={query} country={country} language={language} t={t} />
  );
}
