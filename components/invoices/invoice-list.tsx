import { OrderBadge } from "@/components/orders/order-badge";
import { RowList } from "@/components/orders/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { ordersHref, type OrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

export interface ListedInvoice {
  readonly id: number;
  readonly number: string;
  readonly orderNumber: string;
  readonly state: "open" | "held" | "paid" | "refunded" | "cancelled";
  readonly isOverdue: boolean;
  readonly issuedAt: string;
  readonly dueAt: string;
  readonly paidAt: string | null;
  readonly total: string;
  readonly currency: { readonly code: string };
}

interface InvoiceListProps {
  readonly invoices: readonly ListedInvoice[];
  readonly count: number;
  readonly query: OrdersQuery;
  /** Of the list: a practice has a page of its own. */
  readonly path: string;
  readonly country: string;
  readonly language: Language;
  readonly words: Words<"invoices">;
}

export function InvoiceList({ invoices, count, query, path, country, language, words }: InvoiceListProps) {
  if (invoices.length === 0) return <EmptyState title={words("nothing")} hint={words("nothingHint")} />;
  const day = (at: string) => formatDate(new Date(at), country);
  return (
    <>
      <p className="text-quiet">{words("count", { count })}</p>
      <RowList
        rows={invoices.map((invoice) => ({
          key: invoice.number,
          href: paths.invoice(invoice.id),
          title: invoice.number,
          lines: [words("row.order", { number: invoice.orderNumber }), datesOf(invoice, day, words)],
          badge: <InvoiceState invoice={invoice} words={words} />,
          amount: formatMoney({ amount: invoice.total, currency: invoice.currency }, language),
        }))}
      />
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => ordersHref(path, { ...query, page })}
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

function datesOf(
  { issuedAt, dueAt, paidAt, state }: ListedInvoice,
  day: (at: string) => string,
  words: Words<"invoices">,
) {
  const then = state === "open" ? words("row.due", { date: day(dueAt) }) : undefined;
  const paid = paidAt === null ? undefined : words("row.paid", { date: day(paidAt) });
  return [words("row.issued", { date: day(issuedAt) }), then ?? paid].filter(Boolean).join(" · ");
}

interface InvoiceStateProps {
  readonly invoice: Pick<ListedInvoice, "state" | "isOverdue">;
  readonly words: Words<"invoices">;
}

export function InvoiceState({ invoice: { state, isOverdue }, words }: InvoiceStateProps) {
  if (isOverdue) return <OrderBadge state="overdue" label={words("overdue")} />;
  return <OrderBadge state={state} label={words(`states.${state}`)} />;
}
