import type { ReactNode } from "react";
import { fill } from "@/components/checkout/checkout-words";
import { taxLine } from "@/components/checkout/tax-line";
import { Card } from "@/components/ui/card";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { OrderViewProps } from "./order-view";

/** The lines and sums of the order, as they were when it was placed. */
export function OrderSums({ order, language, words, summaryWords }: OrderViewProps) {
  const { currency, country, discount, pointsValue, shippingMethod, shipping } = order;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const tax = { amount: order.tax, rateBps: order.taxRateBps, isIncluded: toMinorUnits(order.tax) !== 0 };
  const isSome = (amount: string) => toMinorUnits(amount) !== 0;
  return (
    <Card className="grid gap-4">
      <h2 className="text-title-3">{words.linesTitle}</h2>
      <ul className="grid gap-2 border-b border-line pb-4">
        {order.lines.map(({ product, quantity, amount }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {quantity > 1 && `${fill(summaryWords.quantity, { count: String(quantity) })} `}
              {product.name}
            </span>
            <span className="whitespace-nowrap tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 text-small">
        <Row name={summaryWords.subtotal}>{money(order.subtotal)}</Row>
        {isSome(discount) && (
          <Row name={fill(summaryWords.discount, { code: "" }).trim()}>{`-${money(discount)}`}</Row>
        )}
        {isSome(pointsValue) && <Row name={summaryWords.points}>{`-${money(pointsValue)}`}</Row>}
        {shippingMethod !== null && (
          <Row name={shippingMethod}>{isSome(shipping) ? money(shipping) : summaryWords.free}</Row>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lead font-bold">
          <dt>{words.total}</dt>
          <dd className="tabular-nums">{money(order.total)}</dd>
        </div>
      </dl>
      <p className="text-small text-quiet">{taxLine({ tax }, country, money, summaryWords)}</p>
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
