import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { type TotalRow, TotalsList } from "@/components/orders/orders/totals-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { addressLines } from "@/lib/domain/kernel/address-lines";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";
import { InvoiceStateBadge } from "./invoice-list";

type Invoice = Response<"invoices.get">;

interface InvoiceViewProps {
  readonly invoice: Invoice;
  /** Path of the list the invoice belongs to. */
  readonly listPath: string;
  readonly payAt: string;
}

/** An invoice as on its PDF, with links to download and pay it. */
export function InvoiceView({ invoice, listPath, payAt }: InvoiceViewProps) {
  const t = translate("invoices");
  const { id, number, orderId, state } = invoice;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={listPath}>{t("invoice.back")}</Link>
      </p>
      <h1 className="wrap-anywhere">{t("invoice.title", { number })}</h1>
      <p className="flex flex-wrap items-center gap-3">
        <InvoiceStateBadge invoice={invoice} />
        <span className="font-medium">{describePayment(invoice)}</span>
      </p>
      {invoice.isOverdue && (
        <p className={cn(cardStyles, "bg-affected-soft text-affected")}>
          {t("invoice.overdueText", { date: formatInstantDay(invoice.dueAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === "open" && <LinkButton href={payAt}>{t("invoice.pay")}</LinkButton>}
        <LinkButton kind="secondary" href={`/api/my/invoices/${id}/file`} download>
          {t("invoice.download")}
        </LinkButton>
        <LinkButton kind="quiet" href={paths.order(orderId)}>
          {t("invoice.order")}
        </LinkButton>
      </div>
      <Parties invoice={invoice} />
      <Lines invoice={invoice} />
      {invoice.transfer && (
        <section aria-labelledby="transfer" className={cn(cardStyles, "grid gap-2")}>
          <h2 id="transfer">{t("invoice.transfer")}</h2>
          {invoice.transfer.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="font-medium">{t("invoice.reference", { reference: invoice.transfer.reference })}</p>
        </section>
      )}
    </div>
  );
}

function describePayment({ state, due, dueAt, paidAt, currency }: Invoice): string {
  const t = translate("invoices");
  if (state === "held") return t("invoice.held");
  if (state === "refunded") return t("invoice.refundedText");
  if (state === "cancelled") return t("invoice.cancelledText");
  if (state === "paid") return t("invoice.paidOn", { date: formatInstantDay(paidAt ?? dueAt) });
  const amount = formatMoney({ amount: due, currency }, requestLanguage());
  return t("invoice.toPay", { amount, date: formatInstantDay(dueAt) });
}

function Parties({ invoice }: Pick<InvoiceViewProps, "invoice">) {
  const t = translate("invoices");
  const { seller, buyer, issuedAt, dueAt, orderNumber } = invoice;
  const facts = [
    [t("invoice.issued"), formatInstantDay(issuedAt)],
    [t("invoice.due"), formatInstantDay(dueAt)],
    [t("invoice.orderNumber"), orderNumber],
  ];
  const buyerAddress = buyer.address ? addressLines(buyer.address, requestLanguage()) : [];
  return (
    <div className="grid grid-cols-1 gap-6 wide:grid-cols-3">
      <Party title={t("invoice.seller")} lines={[seller.name, ...seller.lines, seller.taxNumber]} />
      <Party title={t("invoice.buyer")} lines={[...new Set([buyer.name, ...buyerAddress, buyer.email])]} />
      <dl className={cn(cardStyles, "grid content-start gap-2")}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section aria-label={title} className={cn(cardStyles, "grid content-start gap-1")}>
      <h2 className="text-small text-quiet">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere first-of-type:font-medium">
          {line}
        </p>
      ))}
    </section>
  );
}

function Lines({ invoice }: Pick<InvoiceViewProps, "invoice">) {
  const t = translate("invoices");
  const { currency } = invoice;
  const money = (amount: string) => formatMoney({ amount, currency }, requestLanguage());
  return (
    <section aria-labelledby="lines" className={cn(cardStyles, "grid gap-4")}>
      <h2 id="lines">{t("invoice.caption")}</h2>
      <ul className="grid divide-y divide-line">
        {invoice.lines.map(({ name, quantity, unitAmount, amount }, index) => (
          <li key={index} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-small text-quiet tabular-nums">
                {t("invoice.each", { count: quantity, amount: money(unitAmount) })}
              </p>
            </div>
            <p className="font-medium tabular-nums">{money(amount)}</p>
          </li>
        ))}
      </ul>
      <div className="w-full max-w-form justify-self-end border-t border-line pt-4">
        <TotalsList rows={totalRows(invoice, t).map((row) => ({ ...row, amount: money(row.amount) }))} />
      </div>
    </section>
  );
}

function totalRows(invoice: Invoice, t: Translator<"invoices">): readonly TotalRow[] {
  const { discount, pointsValue, refunded } = invoice;
  const isZero = (amount: string) => amount === "0.00";
  const deductions = [
    { label: t("invoice.discount"), amount: discount },
    { label: t("invoice.points"), amount: pointsValue },
  ].filter(({ amount }) => !isZero(amount));
  return [
    { label: t("invoice.subtotal"), amount: invoice.subtotal },
    { label: t("invoice.shipping"), amount: invoice.shipping },
    ...deductions.map(({ label, amount }) => ({ label, amount: `-${amount}` })),
    { label: t("invoice.total"), amount: invoice.total, isTotal: true },
    ...invoice.taxes.flatMap(({ rateBps, net, tax }) => [
      { label: t("invoice.net"), amount: net },
      { label: t("invoice.tax", { rate: rateBps / 100 }), amount: tax },
    ]),
    ...(isZero(refunded) ? [] : [{ label: t("invoice.refunded"), amount: refunded }]),
  ];
}
