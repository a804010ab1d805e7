import { Suspense } from "react";
import { readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { InvoiceList } from "@/components/orders/invoices/invoice-list";
import { InvoiceTotal } from "@/components/orders/invoices/invoice-total";
import { FilterLinks } from "@/components/links/filter-links";
import { ListSkeleton } from "@/components/ui/skeleton";
import { type OrdersQuery, ordersQuery } from "@/lib/domain/list-queries";

interface InvoicesScreenProps {
  readonly path: string;
  readonly payAt: string;
  readonly query: OrdersQuery;
  readonly country: string;
}

/** Total of open invoices and one page of the list. */
export async function InvoicesScreen({ path, payAt, query, country }: InvoicesScreenProps) {
  const t = translate("invoices");
  const choices = [
    ["all", undefined],
    ["unpaid", false],
    ["paid", true],
  ] as const;
  return (
    <>
      <InvoiceTotal total={await tryReadAsVisitor("invoices.total", {}, { country })} payAt={payAt} />
      <FilterLinks
        label={t("filter.label")}
        choices={choices.map(([name, paid]) => ({
          href: ordersQuery.href(path, { page: 1, paid }),
          label: t(`filter.${name}`),
          isCurrent: query.paid === paid,
        }))}
      />
      <Suspense key={`${query.page} ${query.paid}`} fallback={<ListSkeleton label={t("loading")} />}>
        <Invoices path={path} query={query} country={country} />
      </Suspense>
    </>
  );
}

async function Invoices({ path, query, country }: Omit<InvoicesScreenProps, "payAt">) {
  const { results, count } = await readOwnAsVisitor("invoices.list", { query });

  return <InvoiceList invoices={results} count={count} query={query} path={path} country={country} />;
}
