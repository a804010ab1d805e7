import { readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { InvoiceList } from "@/components/orders/invoices/invoice-list";
import { InvoiceTotal } from "@/components/orders/invoices/invoice-total";
import { FilterLinks } from "@/components/links/filter-links";
import { DeferredList } from "@/components/lists/deferred-list";
import { type OrdersQuery, ordersQuery } from "@/lib/domain/list-queries";

interface InvoicesScreenProps {
  readonly path: string;
  readonly payAt: string;
  readonly query: OrdersQuery;
}

/** Total of open invoices and one page of the list. */
export async function InvoicesScreen({ path, payAt, query }: InvoicesScreenProps) {
  const t = translate("invoices");
  const choices = [
    ["all", undefined],
    ["unpaid", false],
    ["paid", true],
  ] as const;
  return (
    <>
      <InvoiceTotal
        total={await tryReadAsVisitor("invoices.total", {}, { country: requestCountry() })}
        payAt={payAt}
      />
      <FilterLinks
        label={t("filter.label")}
        choices={choices.map(([name, paid]) => ({
          href: ordersQuery.href(path, { page: 1, paid }),
          label: t(`filter.${name}`),
          isCurrent: query.paid === paid,
        }))}
      />
      <DeferredList
        key={`${query.page} ${query.paid}`}
        label={t("loading")}
        read={() => readOwnAsVisitor("invoices.list", { query })}
      >
        {({ results, count }) => <InvoiceList invoices={results} count={count} query={query} path={path} />}
      </DeferredList>
    </>
  );
}
