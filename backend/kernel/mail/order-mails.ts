import { formatLongDay, formatMoney } from "@/lib/domain/format";
import { toWireAmount } from "@/lib/domain/money";
import { paths } from "@/lib/navigation/paths";
import type { orders } from "@/backend/db/schema/orders";
import { getTranslator } from "@/lib/i18n/messages";
import { composeMail, type MailText, type MailTranslator } from "./compose-mail";
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
export function paidOrderMail({ isNew, invoice, yearly, receipt, ...mail }: PaidOrderMail): MailContent {
  if (!isNew) return orderMail("received", mail, () => ({ receipt, path: paths.invoiceComplete(invoice) }));
  if (yearly === undefined)
    return orderMail("paid", mail, (t) => ({ receipt, after: [t("orders.paid.next")] }));
  const { order } = mail;
  const total = money(order, order.total);
  const until = formatLongDay(order.language, yearly.subscription.runsUntil);
  return orderMail(yearly.isRenewal ? "renewed" : "paid", mail, (t) => ({
    receipt,
    after: [t("orders.yearly", { until, total })],
  }));
}

export function unpaidOrderMail({ dueAt, transferAccount, receipt, ...mail }: UnpaidOrderMail): MailContent {
  const { order } = mail;
  const { number, language } = order;
  if (transferAccount === undefined)
    return orderMail("account", mail, (t) => ({
      receipt,
      after: [t("orders.account.due", { due: formatLongDay(language, dueAt) })],
    }));
  return orderMail("transfer", mail, (t) => ({
    receipt,
    before: [
      t("orders.number", { number }),
      t("orders.transfer.account", { total: money(order, order.total), account: transferAccount }),
      t("orders.transfer.reference", { number }),
    ],
  }));
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

interface OrderMailText extends Partial<Pick<MailText, "before" | "after" | "receipt" | "button">> {
  /** Target of the button, if not the order. */
  readonly path?: string;
}

/** Unless it says something else, a mail names the order and has a button to it. */
export function orderMail(
  kind: OrderMailKind,
  { order, appOrigin }: OrderMail,
  write: (t: MailTranslator) => OrderMailText = () => ({}),
): MailContent {
  const { number, token, name, language } = order;
  return composeMail(language, (t) => {
    const { before = [t("orders.number", { number })], after, path, receipt, button } = write(t);
    return {
      name,
      subject: t(`orders.${kind}.subject`, { number }),
      before: [t(`orders.${kind}.text`), ...before],
      receipt,
      button: button ?? {
        label: t(kind === "returned" || kind === "paymentFailed" ? "orders.toCart" : "orders.button"),
        href: appOrigin + (path ?? `/checkout/complete?order=${token}`),
      },
      after,
    };
  });
}

/** With the code where a dollar sign does not say whose. */
export function money({ currency, language }: Order, amount: number): string {
  const text = formatMoney({ amount: toWireAmount(amount), currency: { code: currency } }, language);
  return text.includes("$") ? `${text} ${currency}` : text;
}
