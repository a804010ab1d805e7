import type { ReactNode } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import type { Translator } from "@/lib/i18n/translator";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { deliveryDates } from "@/lib/domain/orders/delivery-dates";
import type { SummaryProps } from "./summary-props";
import { formatTaxLine } from "./tax-line";

type SummaryTotalsProps = Pick<SummaryProps, "cart" | "country" | "isOnAccount" | "isUnsettled">;

const isNonZero = (amount: string) => toMinorUnits(amount) !== 0;

/** All amounts come from the backend. */
export function SummaryTotals({ cart, country, isOnAccount, isUnsettled }: SummaryTotalsProps) {
  const language = useLanguage();
  const t = useTranslator("checkout");
  const { currency, subtotal, discount, pointsValue, total, coupons, deliveryDays } = cart;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const isPosted = !isOnAccount && cart.allShippingMethods.length > 0;
  return (
    <>
      <dl
        aria-busy={isUnsettled || undefined}
        className="grid gap-2 text-small transition-opacity aria-busy:opacity-50"
      >
        <Row name={t("summary.subtotal")}>
          <span data-subtotal>{money(subtotal)}</span>
        </Row>
        {isNonZero(discount) && (
          <Row name={t("summary.discount", { code: coupons[0]?.code ?? "" })}>{`-${money(discount)}`}</Row>
        )}
        {isNonZero(pointsValue) && <Row name={t("summary.points")}>{`-${money(pointsValue)}`}</Row>}
        {isPosted && <Row name={t("summary.shipping")}>{shippingAmount(cart, t, money)}</Row>}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lead font-bold">
          <dt>{t("summary.total")}</dt>
          <dd data-total className="tabular-nums">
            {money(total)}
          </dd>
        </div>
      </dl>
      <div className="grid gap-1 text-small text-quiet">
        <p>{formatTaxLine(cart, country, money, t)}</p>
        {isPosted && deliveryDays !== null && (
          <p>{t("summary.delivery", deliveryDates({ days: deliveryDays, country, language }))}</p>
        )}
      </div>
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="text-right whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

function shippingAmount(
  { shippingMethod, shipping }: SummaryTotalsProps["cart"],
  t: Translator<"checkout">,
  money: (amount: string) => string,
): ReactNode {
  if (shippingMethod === null) return <span className="text-quiet">{t("summary.shippingLater")}</span>;
  return isNonZero(shipping) ? money(shipping) : t("summary.free");
}
