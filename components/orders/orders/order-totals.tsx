import { requestLanguage, translate } from "@/lib/i18n/translate";
import { formatMoney } from "@/lib/domain/format";
import { TotalsList } from "./totals-list";
import type { Response } from "@/lib/contract/calls";

export type OrderAmounts = Response<"orders.get">;

export function OrderTotals({ order }: { readonly order: OrderAmounts }) {
  const t = translate("orders");
  const money = (amount: string) => formatMoney({ amount, currency: order.currency }, requestLanguage());
  const { shippingMethod: method, couponCode, loyaltyPoints, taxRateBps } = order;
  const shippingLabel = method === null ? t("order.shipping") : t("order.shippingBy", { method });
  const coupon = { label: t("order.discount", { code: couponCode ?? "" }), amount: `-${order.discount}` };
  const points = { label: t("order.points", { count: loyaltyPoints }), amount: `-${order.pointsValue}` };
  const rows = [
    { label: t("order.subtotal"), amount: order.subtotal },
    { label: shippingLabel, amount: order.shipping },
    ...(couponCode ? [coupon] : []),
    ...(loyaltyPoints > 0 ? [points] : []),
    { label: t("order.total"), amount: order.total, isTotal: true },
  ];
  return (
    <>
      <TotalsList rows={rows.map((row) => ({ ...row, amount: money(row.amount) }))} />
      {taxRateBps > 0 && (
        <p className="text-small text-quiet">
          {t("order.tax", { rate: taxRateBps / 100, amount: money(order.tax) })}
        </p>
      )}
    </>
  );
}
