import { addressLines } from "@/lib/domain/kernel/address-lines";
import { deliveryDates } from "@/lib/domain/orders/delivery-dates";
import { taxName } from "@/lib/domain/orders/tax-name";
import type { ReceiptData } from "./read-receipt";
import { money, type Order, orderTranslator } from "@/backend/kernel/mail/order-mails";
import type { MailReceipt } from "@/backend/kernel/mail/render-receipt";

interface ReceiptOptions {
  readonly order: Order;
  readonly data: ReceiptData;
  /** Start of the delivery time; undefined while a payment is awaited. */
  readonly paidAt: Date | undefined;
}

/** Items, sums, tax and delivery of an order, in its language. */
export function createReceipt({ order, data, paidAt }: ReceiptOptions): MailReceipt {
  const t = orderTranslator(order);
  return {
    title: t("receipt.items"),
    items: data.lines.map(({ name, quantity, unitAmount, amount }) => ({
      name,
      detail: quantity > 1 ? t("receipt.each", { quantity, amount: money(order, unitAmount) }) : "",
      amount: money(order, amount),
    })),
    totals: listTotals(order),
    tax: formatTax(order),
    blocks: listBlocks(order, data, paidAt),
  };
}

function listTotals(order: Order): MailReceipt["totals"] {
  const t = orderTranslator(order);
  const { subtotal, discount, couponCode, loyaltyPoints, pointsValue, shippingMethodName, shipping } = order;
  const coupon = {
    label: t("receipt.coupon", { code: couponCode ?? "" }),
    amount: `-${money(order, discount)}`,
  };
  const points = {
    label: t("receipt.points", { count: loyaltyPoints }),
    amount: `-${money(order, pointsValue)}`,
  };
  const post = {
    label: shippingMethodName ?? "",
    amount: shipping === 0 ? t("receipt.free") : money(order, shipping),
  };
  return [
    { label: t("receipt.subtotal"), amount: money(order, subtotal) },
    ...(discount > 0 ? [coupon] : []),
    ...(pointsValue > 0 ? [points] : []),
    ...(shippingMethodName === null ? [] : [post]),
    { label: t("receipt.total"), amount: money(order, order.total), isTotal: true },
  ];
}

function formatTax(order: Order): string {
  const t = orderTranslator(order);
  const { country, taxRateBps, tax } = order;
  if (taxRateBps === 0) return t("receipt.noTax");
  const name = t(`receipt.taxNames.${taxName(country)}`);
  return t("receipt.tax", { rate: taxRateBps / 100, name, amount: money(order, tax) });
}

function listBlocks(order: Order, data: ReceiptData, paidAt: Date | undefined): MailReceipt["blocks"] {
  const t = orderTranslator(order);
  const { country, language } = order;
  const { deliveryAddress, deliveryDays: days } = data;
  const address = deliveryAddress && {
    title: t("receipt.address"),
    lines: addressLines(deliveryAddress, language),
  };
  const promise = days &&
    paidAt && {
      title: t("receipt.delivery"),
      lines: [t("receipt.arrives", deliveryDates({ days, country, language, orderedAt: paidAt }))],
    };
  return [address, promise].flatMap((block) => block ?? []);
}
