import { type SumRow, SumsList } from "@/components/orders/sums-list";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import type { AnswerOf } from "@/lib/contract/contract";
import type { invoicesShapes } from "@/lib/contract/invoices/invoices.shapes";
import { addressLines } from "@/lib/domain/address-lines";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { InvoiceState } from "./invoice-list";

type Invoice = AnswerOf<(typeof invoicesShapes)["one"]>;

interface InvoiceViewProps {
  readonly invoice: Invoice;
  /** Back to the list it is of. */
  readonly listPath: string;
  readonly payAt: string;
  readonly country: string;
  readonly language: Language;
  readonly words: Words<"invoices">;
}

/** An invoice as it stands on paper, with the ways to keep and to pay it. */
export function InvoiceView({ invoice, listPath, payAt, ...shown }: InvoiceViewProps) {
  const { words, country } = shown;
  const { id, number, orderId, state } = invoice;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={listPath}>{words("invoice.back")}</a>
      </p>
      <h1 className="wrap-anywhere">{words("invoice.title", { number })}</h1>
      <p className="flex flex-wrap items-center gap-3">
        <InvoiceState invoice={invoice} words={words} />
        <span className="font-medium">{paymentWords(invoice, shown)}</span>
      </p>
      {invoice.isOverdue && (
        <p className={cn(cardLook, "bg-affected-soft text-affected")}>
          {words("invoice.overdueText", { date: formatDate(new Date(invoice.dueAt), country) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === "open" && <LinkButton href={payAt}>{words("invoice.pay")}</LinkButton>}
        <LinkButton kind="secondary" href={`/api/my/invoices/${id}/file`} download>
          {words("invoice.download")}
        </LinkButton>
        <LinkButton kind="quiet" href={paths.order(orderId)}>
          {words("invoice.order")}
        </LinkButton>
      </div>
      <Parties invoice={invoice} {...shown} />
      <Lines invoice={invoice} {...shown} />
      {invoice.transfer && (
        <section aria-labelledby="transfer" className={cn(cardLook, "grid gap-2")}>
          <h2 id="transfer">{words("invoice.transfer")}</h2>
          {invoice.transfer.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="font-medium">
            {words("invoice.reference", { reference: invoice.transfer.reference })}
          </p>
        </section>
      )}
    </div>
  );
}

type Shown = Pick<InvoiceViewProps, "country" | "language" | "words">;

function paymentWords(
  { state, due, dueAt, paidAt, currency }: Invoice,
  { country, language, words }: Shown,
): string {
  const day = (at: string) => formatDate(new Date(at), country);
  if (state === "held") return words("invoice.held");
  if (state === "refunded") return words("invoice.refundedText");
  if (state === "cancelled") return words("invoice.cancelledText");
  if (state === "paid") return words("invoice.paidOn", { date: day(paidAt ?? dueAt) });
  const amount = formatMoney({ amount: due, currency }, language);
  return words("invoice.toPay", { amount, date: day(dueAt) });
}

function Parties({ invoice, country, words }: Shown & { readonly invoice: Invoice }) {
  const { seller, buyer, issuedAt, dueAt, orderNumber } = invoice;
  const facts = [
    [words("invoice.issued"), formatDate(new Date(issuedAt), country)],
    [words("invoice.due"), formatDate(new Date(dueAt), country)],
    [words("invoice.orderNumber"), orderNumber],
  ];
  const to = buyer.address ? addressLines(buyer.address) : [];
  return (
    <div className="grid grid-cols-1 gap-6 wide:grid-cols-3">
      <Party title={words("invoice.seller")} lines={[seller.name, ...seller.lines, seller.taxNumber]} />
      <Party title={words("invoice.buyer")} lines={[...new Set([buyer.name, ...to, buyer.email])]} />
      <dl className={cn(cardLook, "grid content-start gap-2")}>
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
    <section aria-label={title} className={cn(cardLook, "grid content-start gap-1")}>
      <h2 className="text-small text-quiet">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere first-of-type:font-medium">
          {line}
        </p>
      ))}
    </section>
  );
}

function Lines({ invoice, language, words }: Shown & { readonly invoice: Invoice }) {
  const { currency } = invoice;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <section aria-labelledby="lines" className={cn(cardLook, "grid gap-4")}>
      <h2 id="lines">{words("invoice.caption")}</h2>
      <ul className="grid divide-y divide-line">
        {invoice.lines.map(({ name, quantity, unitAmount, amount }, at) => (
          <li key={at} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-small text-quiet tabular-nums">
                {words("invoice.each", { count: quantity, amount: money(unitAmount) })}
              </p>
            </div>
            <p className="font-medium tabular-nums">{money(amount)}</p>
          </li>
        ))}
      </ul>
      <div className="w-full max-w-form justify-self-end border-t border-line pt-4">
        <SumsList rows={sumsOf(invoice, words).map((row) => ({ ...row, amount: money(row.amount) }))} />
      </div>
    </section>
  );
}

function sumsOf(invoice: Invoice, words: Words<"invoices">): readonly SumRow[] {
  const { discount, pointsValue, refunded } = invoice;
  const isNothing = (amount: string) => amount === "0.00";
  const less = [
    { label: words("invoice.discount"), amount: discount },
    { label: words("invoice.points"), amount: pointsValue },
  ].filter(({ amount }) => !isNothing(amount));
  return [
    { label: words("invoice.subtotal"), amount: invoice.subtotal },
    { label: words("invoice.shipping"), amount: invoice.shipping },
    ...less.map(({ label, amount }) => ({ label, amount: `-${amount}` })),
    { label: words("invoice.total"), amount: invoice.total, isTotal: true },
    ...invoice.taxes.flatMap(({ rateBps, net, tax }) => [
      { label: words("invoice.net"), amount: net },
      { label: words("invoice.tax", { rate: rateBps / 100 }), amount: tax },
    ]),
    ...(isNothing(refunded) ? [] : [{ label: words("invoice.refunded"), amount: refunded }]),
  ];
}
