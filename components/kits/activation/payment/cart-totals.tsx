import { useLanguage, useTranslator } from "#use-messages";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { ActivationCart } from "@/store/api/kits/activation-cart";

/** The tests with their prices, the coupon and the total with its tax. */
export function CartTotals({ cart }: { readonly cart: ActivationCart }) {
  const t = useTranslator("activation.payment");
  const language = useLanguage();
  const { items, coupons, total, tax, currency } = cart;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const hasTax = tax.isIncluded && toMinorUnits(tax.amount) > 0;
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2">
        {items.map(({ id, product, amount }) => (
          <Row key={id} label={product.name} value={money(amount)} />
        ))}
        {coupons.map(({ code, amount }) => (
          <Row key={code} label={t("discount", { code })} value={money(`-${amount}`)} />
        ))}
        <Row label={t("total")} value={money(total)} isTotal />
      </dl>
      {hasTax && <p className="text-small text-quiet">{t("taxIncluded", { amount: money(tax.amount) })}</p>}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Row({ label, value, isTotal = false }: RowProps) {
  const styles = isTotal ? "border-t border-line pt-2 text-lead font-semibold" : "";
  return (
    <div className={`flex justify-between gap-4 ${styles}`}>
      <dt>{label}</dt>
      <dd className="text-right whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
