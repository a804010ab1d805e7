import { formatDate, formatMoney } from "@/lib/domain/format";
import type { Language } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";

/** An open order as it is chosen for paying. */
export interface Payable {
  readonly id: number;
  readonly number: string;
  readonly href: string;
  readonly what: string;
  readonly placed: string;
  readonly due: string | null;
  readonly amount: string;
  readonly isOverdue: boolean;
  readonly canCancel: boolean;
}

interface Open {
  readonly id: number;
  readonly number: string;
  readonly names: readonly string[];
  readonly placedAt: string;
  readonly dueAt: string | null;
  readonly isOverdue: boolean;
  readonly canCancel: boolean;
  readonly total: string;
  readonly currency: { readonly code: string };
}

interface Shown {
  readonly country: string;
  readonly language: Language;
}

/** Dates are written where the country is known. */
export function payable(order: Open, { country, language }: Shown): Payable {
  const { id, number, names, placedAt, dueAt, isOverdue, canCancel, total, currency } = order;
  return {
    ...{ id, number, isOverdue, canCancel, href: paths.order(id), what: names.join(", ") },
    placed: formatDate(new Date(placedAt), country),
    due: dueAt === null ? null : formatDate(new Date(dueAt), country),
    amount: formatMoney({ amount: total, currency }, language),
  };
}
