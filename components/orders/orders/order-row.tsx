import { requestLanguage, translate } from "@/lib/i18n/translate";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { EventDay } from "@/components/lists/event-day";
import { paths } from "@/lib/navigation/paths";
import { OrderBadge } from "@/components/orders/public/order-badge";
import type { ListRow } from "@/components/orders/public/row-list";
import type { Response } from "@/lib/contract/calls";

export type ListedOrder = Response<"orders.history">["results"][number];

const maxNames = 3;

export function toOrderRow(order: ListedOrder): ListRow {
  const t = translate("orders");
  const { id, number, names, placedAt } = order;
  const hidden = names.length - maxNames;
  const what = [
    names.slice(0, maxNames).join(", "),
    ...(hidden > 0 ? [t("row.more", { count: hidden })] : []),
  ];
  return {
    key: number,
    href: paths.order(id),
    title: t("row.number", { number }),
    lines: [
      what.join(" "),
      <OrderedOn key="when" order={order} long={t("row.placed", { date: formatInstantDay(placedAt) })} />,
    ],
    badge: <OrderStateBadge order={order} />,
    amount: formatMoney({ amount: order.total, currency: order.currency }, requestLanguage()),
  };
}

interface OrderedOnProps {
  readonly order: ListedOrder;
  /** For what is long ago: in a card with "ordered", in a column of dates without. */
  readonly long: string;
}

/** When it was ordered, until when it is to be paid, and whether it is for a client. */
export function OrderedOn({ order, long }: OrderedOnProps) {
  const t = translate("orders");
  const { state, placedAt, dueAt, isAdvance } = order;
  const more = [
    ...(state === "open" && dueAt !== null ? [t("row.due", { date: formatInstantDay(dueAt) })] : []),
    ...(isAdvance ? [t("row.advance")] : []),
  ];
  return (
    <>
      <EventDay at={placedAt} long={long} />
      {more.map((text) => ` · ${text}`)}
    </>
  );
}

interface OrderStateBadgeProps {
  readonly order: Pick<ListedOrder, "state" | "isOverdue"> & {
    readonly refunded?: string;
    readonly dispute?: string | null;
  };
}

/** "Overdue" takes precedence over "open", and what happened to the money over "paid". */
export function OrderStateBadge({ order }: OrderStateBadgeProps) {
  const t = translate("orders");
  const { state, isOverdue, refunded = "0.00", dispute } = order;
  if (state === "paid" && dispute === "open")
    return <OrderBadge state="disputed" label={t("states.disputed")} />;
  if (state === "paid" && refunded !== "0.00")
    return <OrderBadge state="partly-refunded" label={t("states.partly-refunded")} />;
  if (isOverdue) return <OrderBadge state="overdue" label={t("overdue")} />;
  return <OrderBadge state={state} label={t(`states.${state}`)} />;
}
