import { Suspense } from "react";
import { InvoiceList } from "@/components/invoices/invoice-list";
import { InvoiceTotal } from "@/components/invoices/invoice-total";
import { ChoiceLinks } from "@/components/orders/choice-links";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import type { Language } from "@/lib/config/languages";
import { readInvoices, readInvoiceTotal } from "@/lib/data/orders";
import { ordersHref, type OrdersQuery } from "@/lib/domain/orders-query";
import { wordsOf } from "@/lib/server/words";

interface InvoicesScreenProps {
  readonly path: string;
  readonly payAt: string;
  readonly query: OrdersQuery;
  readonly country: string;
  readonly language: Language;
}

/** The total, and a page of invoices beneath it. */
export async function InvoicesScreen({ path, payAt, query, country, language }: InvoicesScreenProps) {
  const words = wordsOf(language, "invoices");
  const choices = [
    ["all", undefined],
    ["unpaid", false],
    ["paid", true],
  ] as const;
  return (
    <>
      <InvoiceTotal total={await readInvoiceTotal(country)} payAt={payAt} language={language} words={words} />
      <ChoiceLinks
        label={words("filter.label")}
        choices={choices.map(([name, paid]) => ({
          href: ordersHref(path, { page: 1, paid }),
          label: words(`filter.${name}`),
          isCurrent: query.paid === paid,
        }))}
      />
      <Suspense key={`${query.page} ${query.paid}`} fallback={<ListSkeleton label={words("loading")} />}>
        <Invoices path={path} query={query} country={country} language={language} />
      </Suspense>
    </>
  );
}

async function Invoices({ path, query, country, language }: Omit<InvoicesScreenProps, "payAt">) {
  const { results, count } = await readInvoices(query);
  const words = wordsOf(language, "invoices");
  return <InvoiceList invoices={results} {...{ count, query, path, country, language, words }} />;
}
