import type { ReactNode } from "react";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { type CheckoutWords, fill } from "./checkout-words";
import { deliveryDates } from "./delivery-dates";
import type { SummaryProps } from "./summary-client";
import { taxLine } from "./tax-line";

type SumsProps = Pick<
  SummaryProps,
  "cart" | "country" | "isOnAccount" | "isUnsettled" | "language" | "words"
>;

const isSome = (amount: string) => toMinorUnits(amount) !== 0;

/** Every amount is the backend's. */
export function SummarySums({ cart, country, isOnAccount, isUnsettled, language, words }: SumsProps) {
  const { currency, subtotal, discount, pointsValue, total, coupons, deliveryDays } = cart;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const texts = words.summary;
  const isPosted = !isOnAccount && cart.allShippingMethods.length > 0;
  return (
    <>
      <dl
        aria-busy={isUnsettled || undefined}
        className="grid gap-2 text-small transition-opacity aria-busy:opacity-50"
      >
        <Row name={texts.subtotal}>
          <span data-subtotal>{money(subtotal)}</span>
        </Row>
        {isSome(discount) && (
          <Row name={fill(texts.discount, { code: coupons[0]?.code ?? "" })}>{`-${money(discount)}`}</Row>
        )}
        {isSome(pointsValue) && <Row name={texts.points}>{`-${money(pointsValue)}`}</Row>}
        {isPosted && <Row name={texts.shipping}>{shippingOf(cart, texts, money)}</Row>}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lead font-bold">
          <dt>{texts.total}</dt>
          <dd data-total className="tabular-nums">
            {money(total)}
          </dd>
        </div>
      </dl>
      <div className="grid gap-1 text-small text-quiet">
        <p>{taxLine(cart, country, money, texts)}</p>
        {isPosted && deliveryDays !== null && (
          <p>{fill(texts.delivery, deliveryDates(deliveryDays, country, new Date()))}</p>
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

type Summary = CheckoutWords["summary"];

function shippingOf(
  { shippingMethod, shipping }: SumsProps["cart"],
  words: Summary,
  money: (amount: string) => string,
): ReactNode {
  if (shippingMethod === null) return <span className="text-quiet">{words.shippingLater}</span>;
  return isSome(shipping) ? money(shipping) : words.free;
}
