import type { Language } from "@/lib/config/languages";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { OrderBadge } from "./order-badge";
import type { ListRow } from "./row-list";

export interface ListedOrder {
  readonly id: number;
  readonly number: string;
  readonly state: "draft" | "open" | "paid" | "held" | "refunded" | "cancelled";
  readonly isAdvance: boolean;
  readonly isOverdue: boolean;
  readonly placedAt: string;
  readonly dueAt: string | null;
  readonly total: string;
  readonly currency: { readonly code: string };
  readonly names: readonly string[];
}

interface Shown {
  readonly words: Words<"orders">;
  readonly country: string;
  readonly language: Language;
}

const namesShown = 3;

export function orderRow(order: ListedOrder, { words, country, language }: Shown): ListRow {
  const { id, number, names, placedAt, isAdvance } = order;
  const when = [
    words("row.placed", { date: formatDate(new Date(placedAt), country) }),
    ...(order.state === "open" && order.dueAt !== null
      ? [words("row.due", { date: formatDate(new Date(order.dueAt), country) })]
      : []),
    ...(isAdvance ? [words("row.advance")] : []),
  ];
  const more = names.length - namesShown;
  const what = [
    names.slice(0, namesShown).join(", "),
    ...(more > 0 ? [words("row.more", { count: more })] : []),
  ];
  return {
    key: number,
    href: paths.order(id),
    title: words("row.number", { number }),
    lines: [what.join(" "), when.join(" · ")],
    badge: <StateOf order={order} words={words} />,
    amount: formatMoney({ amount: order.total, currency: order.currency }, language),
  };
}

interface StateOfProps {
  readonly order: Pick<ListedOrder, "state" | "isOverdue">;
  readonly words: Words<"orders">;
}

/** Overdue is worth more than open. */
export function StateOf({ order: { state, isOverdue }, words }: StateOfProps) {
  if (isOverdue) return <OrderBadge state="overdue" label={words("overdue")} />;
  return <OrderBadge state={state} label={words(`states.${state}`)} />;
}
