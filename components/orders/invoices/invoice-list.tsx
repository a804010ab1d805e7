import { requestLanguage, translate } from "@/lib/i18n/translate";
import { OrderBadge } from "@/components/orders/public/order-badge";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { ListPagination } from "@/components/lists/list-pagination";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { type OrdersQuery, ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";

export type ListedInvoice = Response<"invoices.list">["results"][number];

interface InvoiceListProps {
  readonly invoices: readonly ListedInvoice[];
  readonly count: number;
  readonly query: OrdersQuery;
  /** Path of the list: vets have a page of their own. */
  readonly path: string;
}

export function InvoiceList({ invoices, count, query, path }: InvoiceListProps) {
  const t = translate("invoices");
  if (invoices.length === 0)
    return (
      <EmptyState
        icon={<PortalIcon name="card" />}
        title={t("nothing")}
        hint={t(`nothingHints.${filterOf(query)}`)}
      />
    );
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      <RowList
        rows={invoices.map((invoice) => ({
          key: invoice.number,
          href: paths.invoice(invoice.id),
          title: invoice.number,
          lines: [t("row.order", { number: invoice.orderNumber }), formatDates(invoice, t)],
          badge: <InvoiceStateBadge invoice={invoice} />,
          amount: formatMoney({ amount: invoice.total, currency: invoice.currency }, requestLanguage()),
        }))}
      />
      <ListPagination {...ordersQuery.pages(path, query)} count={count} label={t("pages")} />
    </>
  );
}

const filterOf = ({ paid }: OrdersQuery) => (paid === undefined ? "all" : paid ? "paid" : "unpaid");

function formatDates({ issuedAt, dueAt, paidAt, state }: ListedInvoice, t: Translator<"invoices">) {
  const due = state === "open" ? t("row.due", { date: formatInstantDay(dueAt) }) : undefined;
  const paid = paidAt === null ? undefined : t("row.paid", { date: formatInstantDay(paidAt) });
  return [t("row.issued", { date: formatInstantDay(issuedAt) }), due ?? paid].filter(Boolean).join(" · ");
}

interface InvoiceStateBadgeProps {
  readonly invoice: Pick<ListedInvoice, "state" | "isOverdue">;
}

export function InvoiceStateBadge({ invoice: { state, isOverdue } }: InvoiceStateBadgeProps) {
  const t = translate("invoices");
  if (isOverdue) return <OrderBadge state="overdue" label={t("overdue")} />;
  return <OrderBadge state={state} label={t(`states.${state}`)} />;
}
