import { formatLongDay, formatMoney } from "@/lib/domain/format";
import { toWireAmount } from "@/lib/domain/money";
import { paths } from "@/lib/navigation/paths";
import type { orders } from "@/backend/db/schema/orders";
import { getTranslator } from "@/lib/i18n/messages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";
import type { MailReceipt } from "./render-receipt";

/** Translate function for the mails of an order, in the language it was placed in. */
export const orderTranslator = ({ language }: Pick<Order, "language">) => getTranslator(language, "mail");

export type Order = typeof orders.$inferSelect;

export interface OrderMail {
  readonly order: Order;
  readonly appOrigin: string;
}

interface UnpaidOrderMail extends OrderMail {
  readonly receipt: MailReceipt;
  readonly dueAt: Date;
  readonly transferAccount?: string | undefined;
}

interface PaidOrderMail extends OrderMail {
  readonly receipt: MailReceipt;
  readonly isNew: boolean;
  /** Set when the order starts or renews a subscription. */
  readonly yearly?:
    | { readonly subscription: { readonly runsUntil: Date }; readonly isRenewal: boolean }
    | undefined;
  /** Token of the invoice page. */
  readonly invoice: string;
}

/** Confirms the order; of an order that was already confirmed and is paid later, the payment, with a link to the invoice. */
export function paidOrderMail({ order, isNew, invoice, yearly, ...mail }: PaidOrderMail): MailContent {
  const t = orderTranslator(order);
  const before = [t("orders.number", { number: order.number })];
  const options = { ...mail, order, before };
  if (!isNew) return orderMail("received", { ...options, after: [], path: paths.invoiceComplete(invoice) });
  if (yearly !== undefined) {
    const total = money(order, order.total);
    const until = formatLongDay(order.language, yearly.subscription.runsUntil);
    const after = [t("orders.yearly", { until, total })];
    return orderMail(yearly.isRenewal ? "renewed" : "paid", { ...options, after });
  }
  return orderMail("paid", { ...options, after: [t("orders.paid.next")] });
}

export function unpaidOrderMail({ order, dueAt, transferAccount, ...mail }: UnpaidOrderMail): MailContent {
  const t = orderTranslator(order);
  const before = [t("orders.number", { number: order.number })];
  if (transferAccount === undefined) {
    const after = [t("orders.account.due", { due: formatLongDay(order.language, dueAt) })];
    return orderMail("account", { ...mail, order, before, after });
  }
  const how = [
    t("orders.transfer.account", { total: money(order, order.total), account: transferAccount }),
    t("orders.transfer.reference", { number: order.number }),
  ];
  return orderMail("transfer", { ...mail, order, before: [...before, ...how], after: [] });
}

type OrderMailKind =
  | "paid"
  | "received"
  | "account"
  | "transfer"
  | "refunded"
  | "returned"
  | "held"
  | "cancelled"
  | "posted"
  | "renewed"
  | "ended"
  | "notRenewed"
  | "refundDelayed"
  | "paymentFailed"
  | "disputed";

interface OrderMailOptions extends OrderMail {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Target of the button, if not the order. */
  readonly path?: string;
  readonly receipt?: MailReceipt;
  /** Instead of the button to the order. */
  readonly button?: { readonly label: string; readonly href: string };
}

export function orderMail(
  kind: OrderMailKind,
  { order, appOrigin, before, after, path, receipt, button }: OrderMailOptions,
): MailContent {
  const t = orderTranslator(order);
  const { number, token, name, language } = order;
  return composeMail(language, {
    name,
    subject: t(`orders.${kind}.subject`, { number }),
    before: [t(`orders.${kind}.text`), ...before],
    receipt,
    button: button ?? {
      label: t(kind === "returned" || kind === "paymentFailed" ? "orders.toCart" : "orders.button"),
      href: appOrigin + (path ?? `/checkout/complete?order=${token}`),
    },
    after,
  });
}

/** With the code where a dollar sign does not say whose. */
export function money({ currency, language }: Order, amount: number): string {
  const text = formatMoney({ amount: toWireAmount(amount), currency: { code: currency } }, language);
  return text.includes("$") ? `${text} ${currency}` : text;
}
