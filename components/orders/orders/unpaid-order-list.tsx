import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { checkInputStyles } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import { OrderBadge } from "@/components/orders/public/order-badge";
import { CancelOrder } from "./cancel-order-client";
import type { UnpaidOrderItem } from "./unpaid-order-item";

interface UnpaidOrderListProps {
  readonly orders: readonly UnpaidOrderItem[];
  readonly selectedIds: readonly number[];
  readonly toggle: (id: number) => void;
  readonly select: (ids: readonly number[]) => void;
}

export function UnpaidOrderList({ orders, selectedIds, toggle, select }: UnpaidOrderListProps) {
  const t = useTranslator("orders.pending");
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{t("list")}</legend>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-quiet">{t("chosen", { count: selectedIds.length })}</span>
        <Button kind="quiet" className="-mr-4" onClick={() => select(orders.map(({ id }) => id))}>
          {t("all")}
        </Button>
      </p>
      {orders.map((order) => (
        <UnpaidOrderCard
          key={order.id}
          order={order}
          isSelected={selectedIds.includes(order.id)}
          onToggle={() => toggle(order.id)}
        />
      ))}
    </fieldset>
  );
}

interface UnpaidOrderCardProps {
  readonly order: UnpaidOrderItem;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

function UnpaidOrderCard({ order, isSelected, onToggle }: UnpaidOrderCardProps) {
  const t = useTranslator("orders");
  const { id, number, invoiceNumber, href, productNames, placed, due, amount, isOverdue, canCancel } = order;
  return (
    <div
      className={cn(
        cardStyles,
        "relative flex items-start gap-4 has-checked:border-brand has-checked:bg-brand-soft",
      )}
    >
      <input
        type="checkbox"
        id={`order-${id}`}
        checked={isSelected}
        onChange={onToggle}
        className={cn(checkInputStyles, "mt-1 size-6")}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <label htmlFor={`order-${id}`} className="font-semibold wrap-anywhere after:absolute after:inset-0">
          {t("pending.choose", { number })}
        </label>
        {invoiceNumber !== null && (
          <p className="text-quiet">{t("pending.invoice", { number: invoiceNumber })}</p>
        )}
        <p className="wrap-anywhere text-quiet">{productNames}</p>
        <p className="flex flex-wrap items-center gap-2 text-quiet">
          {due === null ? t("pending.placed", { date: placed }) : t("pending.due", { date: due })}{" "}
          {isOverdue && <OrderBadge state="overdue" label={t("overdue")} />}
        </p>
        <p className="flex flex-wrap items-center gap-x-4">
          <Link
            href={href}
            aria-label={t("pending.seeNamed", { number })}
            className="relative z-10 inline-block py-1 text-small"
          >
            {t("pending.see")}
          </Link>
          {canCancel && (
            <span className="relative z-10">
              <CancelOrder order={{ id, number }} />
            </span>
          )}
        </p>
      </div>
      <strong className="text-lead tabular-nums">{amount}</strong>
    </div>
  );
}
