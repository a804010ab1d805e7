import { createTranslator } from "use-intl/core";
import { brand } from "@/lib/config/brand";
import { currencySymbol } from "@/lib/config/markets";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { toWireAmount } from "@/lib/domain/money";
import { paths } from "@/lib/navigation/paths";
import type { orders } from "@/backend/db/schema/orders";
import mail from "@/messages/en/mail.json" with { type: "json" };
import type { MailContent } from "./outbox";
import { writeMail } from "./write-mail";

export const orderWords = createTranslator({ locale: "en", messages: { mail }, namespace: "mail" });

type Order = typeof orders.$inferSelect;

export interface OrderMail {
  readonly order: Order;
  readonly appOrigin: string;
}

interface OpenMail extends OrderMail {
  readonly dueAt: Date;
  readonly transferAccount?: string | undefined;
}

interface ReturnMail extends OrderMail {
  readonly amount: number;
  readonly why: "paid-already" | "coupon-gone" | "points-gone" | "order-gone";
}

interface PaidMail extends OrderMail {
  readonly isNew: boolean;
  /** Where it renews. */
  readonly yearly?:
    { readonly subscription: { readonly runsUntil: Date }; readonly isRenewal: boolean } | undefined;
  /** The word of its invoice's address. */
  readonly invoice: string;
}

/** Of an order that was open before, it is the money that is told of, and the invoice is what is opened. */
export function paidOrderMail({ order, isNew, invoice, appOrigin, yearly }: PaidMail): MailContent {
  const total = money(order, order.total);
  const before = [
    orderWords("orders.number", { number: order.number }),
    orderWords("orders.total", { total }),
  ];
  if (!isNew)
    return orderMail("received", {
      order,
      appOrigin,
      before,
      after: [],
      path: paths.invoiceComplete(invoice),
    });
  if (yearly !== undefined) {
    const after = [orderWords("orders.yearly", { until: dayOf(yearly.subscription.runsUntil), total })];
    return orderMail(yearly.isRenewal ? "renewed" : "paid", { order, appOrigin, before, after });
  }
  return orderMail("paid", { order, appOrigin, before, after: [orderWords("orders.paid.next")] });
}

export function openOrderMail({ order, dueAt, transferAccount, appOrigin }: OpenMail): MailContent {
  const total = money(order, order.total);
  const before = [
    orderWords("orders.number", { number: order.number }),
    orderWords("orders.total", { total }),
  ];
  if (transferAccount === undefined) {
    const after = [orderWords("orders.account.due", { due: dayOf(dueAt) })];
    return orderMail("account", { order, appOrigin, before, after });
  }
  const how = [
    orderWords("orders.transfer.account", { account: transferAccount }),
    orderWords("orders.transfer.reference", { number: order.number }),
  ];
  return orderMail("transfer", { order, appOrigin, before: [...before, ...how], after: [] });
}

export function refundedMail({ order, amount, appOrigin }: OrderMail & { amount: number }): MailContent {
  const before = [
    orderWords("orders.number", { number: order.number }),
    orderWords("orders.refunded.amount", { amount: money(order, amount) }),
  ];
  return orderMail("refunded", { order, appOrigin, before, after: [] });
}

/** Paid, but not to be had: nothing was ordered, and the money goes back. */
export function returnedMail({ order, amount, why, appOrigin }: ReturnMail): MailContent {
  const before = [
    orderWords(`orders.returned.why.${why}`),
    orderWords("orders.returned.amount", { amount: money(order, amount) }),
  ];
  return orderMail("returned", { order, appOrigin, before, after: [], path: fixedPaths.checkout });
}

export function heldMail({ order, appOrigin }: OrderMail): MailContent {
  const before = [orderWords("orders.number", { number: order.number })];
  return orderMail("held", { order, appOrigin, before, after: [] });
}

/** Who has cancelled it is not said: what it means is the same. */
export function cancelledMail({ order, appOrigin }: OrderMail): MailContent {
  const before = [orderWords("orders.number", { number: order.number })];
  const hasUsed = order.couponCode !== null || order.loyaltyPoints > 0;
  const after = [
    ...(hasUsed ? [orderWords("orders.cancelled.back")] : []),
    orderWords("orders.cancelled.sent"),
  ];
  return orderMail("cancelled", { order, appOrigin, before, after });
}

type Once = "paid" | "received" | "account" | "transfer" | "refunded" | "returned" | "held" | "cancelled";
type Yearly = "renewed" | "ended" | "notRenewed";
type Kind = Once | Yearly;

interface Said extends OrderMail {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Where its button leads, if not to the order. */
  readonly path?: string;
}

export function orderMail(kind: Kind, { order, appOrigin, before, after, path }: Said): MailContent {
  const { number, token, name } = order;
  const href = appOrigin + (path ?? `/checkout/complete?order=${token}`);
  return writeMail({
    subject: orderWords(`orders.${kind}.subject`, { number }),
    greeting: orderWords("greeting", { name }),
    before: [orderWords(`orders.${kind}.text`), ...before],
    button: { label: orderWords(kind === "returned" ? "orders.toCart" : "orders.button"), href },
    after,
    byHand: orderWords("byHand"),
    signature: orderWords("signature", { brand: brand.name }),
    tagline: brand.tagline,
  });
}

function money({ currency }: Order, amount: number): string {
  const symbol = currencySymbol(currency);
  return symbol === currency
    ? `${toWireAmount(amount)} ${currency}`
    : `${symbol}${toWireAmount(amount)} ${currency}`;
}

/** As everybody reads it the same: 4 May 2027. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
