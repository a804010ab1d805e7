import type { ReactNode } from "react";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { formatTaxLine } from "@/components/orders/checkout/summary/tax-line";
import { Card } from "@/components/ui/card";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { PlacedOrderViewProps } from "./placed-order-view-props";

/** Lines and totals of the order as placed. */
export function PlacedOrderTotals({ order }: PlacedOrderViewProps) {
  const language = requestLanguage();
  const t = translate("checkout");
  const { currency, country, discount, pointsValue, shippingMethod, shipping } = order;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const tax = { amount: order.tax, rateBps: order.taxRateBps, isIncluded: toMinorUnits(order.tax) !== 0 };
  const isNonZero = (amount: string) => toMinorUnits(amount) !== 0;
  return (
    <Card className="grid gap-4">
      <h2 className="text-title-3">{t("complete.linesTitle")}</h2>
      <ul className="grid gap-2 border-b border-line pb-4">
        {order.lines.map(({ product, quantity, amount }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {quantity > 1 && `${t("summary.quantity", { count: quantity })} `}
              {product.name}
            </span>
            <span className="whitespace-nowrap tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 text-small">
        <Row name={t("summary.subtotal")}>{money(order.subtotal)}</Row>
        {isNonZero(discount) && <Row name={t("summary.coupon")}>{`-${money(discount)}`}</Row>}
        {isNonZero(pointsValue) && <Row name={t("summary.points")}>{`-${money(pointsValue)}`}</Row>}
        {shippingMethod !== null && (
          <Row name={shippingMethod}>{isNonZero(shipping) ? money(shipping) : t("summary.free")}</Row>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lead font-bold">
          <dt>{t("complete.total")}</dt>
          <dd className="tabular-nums">{money(order.total)}</dd>
        </div>
      </dl>
      <p className="text-small text-quiet">{formatTaxLine({ tax }, country, money, t)}</p>
    </Card>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
