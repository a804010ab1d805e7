"use client";

import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";
import { useState, type ReactNode } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { CouponBox } from "@/components/orders/cart/coupon-box-client";
import { PointsBox } from "@/components/orders/cart/points-box-client";
import { cn } from "@/components/ui/class-names";
import { useOpenWhen } from "@/components/ui/use-open-when";
import { compactLines } from "@/lib/domain/orders/compact-lines";
import { formatMoney } from "@/lib/domain/format";
import { LineDetails } from "./line-details";
import type { Translator } from "@/lib/i18n/translator";
import { toMinorUnits } from "@/lib/domain/money";
import { deliveryDates } from "@/lib/domain/orders/delivery-dates";
import { formatTaxLine } from "./tax-line";

const asideStyles =
  "-mx-4 border-y border-line bg-card px-4 wide:mx-0 wide:rounded-box wide:border wide:px-6 desk:sticky desk:top-6 desk:p-6";

interface SummaryProps {
  readonly cart: CheckoutCart;
  /** Delivery country, for the date format. */
  readonly country: string;
  /** False on the cart step, where the cart itself is shown. */
  readonly hasLines: boolean;
  readonly isOnAccount: boolean;
  readonly isUnsettled: boolean;
}

/** Order summary: beside the step, on phones collapsed into one line with the total. */
export function Summary(props: SummaryProps) {
  const language = useLanguage();
  const t = useTranslator("checkout.summary");
  const { cart, isUnsettled } = props;
  const [isOpen, setOpen] = useState(false);
  const closeLabel = props.hasLines ? t("close") : t("closeCosts");
  const openLabel = props.hasLines ? t("open") : t("openCosts");
  const isPosted = !props.isOnAccount && cart.allShippingMethods.length > 0;
  return (
    <aside aria-labelledby="summary" className={asideStyles}>
      <h2 id="summary" className="sr-only desk:not-sr-only desk:text-title-3">
        {t("title")}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="summary-body"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-4 text-left desk:hidden"
      >
        <span className="font-medium underline underline-offset-4">{isOpen ? closeLabel : openLabel}</span>
        <span className="grid justify-items-end">
          <span className="text-small text-quiet">{isPosted ? t("totalPosted") : t("total")}</span>
          <span
            aria-busy={isUnsettled || undefined}
            className="text-lead font-bold tabular-nums transition-opacity aria-busy:opacity-50"
          >
            {formatMoney({ amount: cart.total, currency: cart.currency }, language)}
          </span>
        </span>
      </button>
      <div
        id="summary-body"
        className={cn("gap-4 pb-5 desk:mt-4 desk:grid desk:pb-0", isOpen ? "grid" : "hidden")}
      >
        {props.hasLines && <Lines cart={cart} />}
        <Discounts {...props} />
        <SummaryTotals {...props} />
      </div>
      <p role="status" className="sr-only">
        {isUnsettled ? t("updating") : ""}
      </p>
    </aside>
  );
}

function Lines({ cart }: Pick<SummaryProps, "cart">) {
  const language = useLanguage();
  const t = useTranslator("checkout.summary");
  return (
    <ul className="grid gap-2 border-b border-line pb-4">
      {compactLines(cart.items).map(({ newest, quantity, amount }) => (
        <li key={newest.id} className="flex justify-between gap-4 text-small">
          <span className="min-w-0 wrap-anywhere">
            {quantity > 1 && (
              <span className="text-quiet tabular-nums">{t("quantity", { count: quantity })} </span>
            )}
            {newest.product.name}
            <LineDetails item={newest} />
            {newest.needsKit && <span className="block text-quiet">{t("needsKit")}</span>}
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {formatMoney({ amount, currency: newest.currency }, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Coupon and loyalty points, collapsed until used: most buyers have neither. */
function Discounts({ cart, isOnAccount }: SummaryProps) {
  const t = useTranslator("checkout.summary");

  const isUsed = cart.coupons.length > 0 || cart.loyaltyPoints > 0 || cart.couponProblem !== null;
  const details = useOpenWhen(isUsed);
  return (
    <details ref={details} className="group border-b border-line pb-2">
      <summary className="flex min-h-11 items-center justify-between gap-4 text-small font-medium">
        {isOnAccount ? t("coupon") : t("extras")}
        <span aria-hidden="true" className="text-lead transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-5 pt-1 pb-3">
        <CouponBox cart={cart} />
        {!isOnAccount && <PointsBox cart={cart} />}
      </div>
    </details>
  );
}

type SummaryTotalsProps = Pick<SummaryProps, "cart" | "country" | "isOnAccount" | "isUnsettled">;

const isNonZero = (amount: string) => toMinorUnits(amount) !== 0;

/** All amounts come from the backend. */
function SummaryTotals({ cart, country, isOnAccount, isUnsettled }: SummaryTotalsProps) {
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
