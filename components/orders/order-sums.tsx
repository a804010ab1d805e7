import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { Words } from "@/lib/domain/words";

export interface Sums {
  readonly currency: { readonly code: string };
  readonly subtotal: string;
  readonly shipping: string;
  readonly shippingMethod: string | null;
  readonly discount: string;
  readonly couponCode: string | null;
  readonly loyaltyPoints: number;
  readonly pointsValue: string;
  readonly total: string;
  readonly tax: string;
  readonly taxRateBps: number;
}

interface OrderSumsProps {
  readonly order: Sums;
  readonly language: Language;
  readonly words: Words<"orders">;
}

export function OrderSums({ order, language, words }: OrderSumsProps) {
  const money = (amount: string) => formatMoney({ amount, currency: order.currency }, language);
  const { shippingMethod: method, couponCode, loyaltyPoints, taxRateBps } = order;
  const sums = [
    [words("order.subtotal"), money(order.subtotal)],
    [
      method === null ? words("order.shipping") : words("order.shippingBy", { method }),
      money(order.shipping),
    ],
    ...(couponCode ? [[words("order.discount", { code: couponCode }), money(`-${order.discount}`)]] : []),
    ...(loyaltyPoints > 0
      ? [[words("order.points", { count: loyaltyPoints }), money(`-${order.pointsValue}`)]]
      : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {sums.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{amount}</dd>
          </div>
        ))}
        <dt className="border-t border-line pt-2 text-lead font-semibold">{words("order.total")}</dt>
        <dd className="border-t border-line pt-2 text-right text-lead font-semibold tabular-nums">
          {money(order.total)}
        </dd>
      </dl>
      {taxRateBps > 0 && (
        <p className="text-small text-quiet">
          {words("order.tax", { rate: taxRateBps / 100, amount: money(order.tax) })}
        </p>
      )}
    </>
  );
}
