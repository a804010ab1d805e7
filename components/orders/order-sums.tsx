import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { Words } from "@/lib/domain/words";
import { SumsList } from "./sums-list";

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
  const sent = method === null ? words("order.shipping") : words("order.shippingBy", { method });
  const coupon = { label: words("order.discount", { code: couponCode ?? "" }), amount: `-${order.discount}` };
  const points = { label: words("order.points", { count: loyaltyPoints }), amount: `-${order.pointsValue}` };
  const sums = [
    { label: words("order.subtotal"), amount: order.subtotal },
    { label: sent, amount: order.shipping },
    ...(couponCode ? [coupon] : []),
    ...(loyaltyPoints > 0 ? [points] : []),
    { label: words("order.total"), amount: order.total, isTotal: true },
  ];
  return (
    <>
      <SumsList rows={sums.map((row) => ({ ...row, amount: money(row.amount) }))} />
      {taxRateBps > 0 && (
        <p className="text-small text-quiet">
          {words("order.tax", { rate: taxRateBps / 100, amount: money(order.tax) })}
        </p>
      )}
    </>
  );
}
