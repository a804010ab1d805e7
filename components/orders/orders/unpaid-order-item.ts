import { requestCountry, requestLanguage } from "@/lib/i18n/translate";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { invoiceNumber } from "@/lib/domain/orders/invoice-number";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

/** An unpaid order in the list to select from. */
export interface UnpaidOrderItem {
  readonly id: number;
  readonly number: string;
  readonly invoiceNumber: string | null;
  readonly href: string;
  readonly productNames: string;
  readonly placed: string;
  readonly due: string | null;
  readonly amount: string;
  readonly isOverdue: boolean;
  readonly canCancel: boolean;
}

type UnpaidOrder = Response<"orders.history">["results"][number];

/** Formats dates and amounts on the server, where country and language are known. */
export function toUnpaidOrderItem(order: UnpaidOrder): UnpaidOrderItem {
  const { id, number, invoiceId, names, placedAt, dueAt, isOverdue, canCancel, total, currency } = order;
  return {
    id,
    number,
    invoiceNumber: invoiceId === null ? null : invoiceNumber(invoiceId),
    isOverdue,
    canCancel,
    href: paths.order(id),
    productNames: names.join(", "),
    placed: formatDate(new Date(placedAt), requestCountry()),
    due: dueAt === null ? null : formatDate(new Date(dueAt), requestCountry()),
    amount: formatMoney({ amount: total, currency }, requestLanguage()),
  };
}
