"use client";

import { type SyntheticEvent, useId, useRef } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Skeleton } from "@/components/ui/skeleton";
import { FailedState } from "@/components/ui/failed-state";
import type { Language } from "@/lib/config/languages";
import { loyaltyRate } from "@/lib/config/loyalty";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { useReadPointsQuery } from "@/store/api/wallet";
import { useShopSelector } from "@/store/hooks";
import { AppliedRow } from "./applied-row";
import { PointsForm } from "./points-form";
import { fill, type PointsWords } from "./pricing-words";
import type { ShownCart } from "./use-cart";
import { useMovedFocus } from "./use-moved-focus";
import { usePricing } from "./use-pricing";

interface PointsBoxProps {
  readonly cart: ShownCart;
  readonly language: Language;
  readonly words: PointsWords;
  readonly sendingWords: SendingWords;
}

/** What somebody has of loyalty points, for this cart. Vets, who order on account, are not shown it. */
export function PointsBox(props: PointsBoxProps) {
  const { words } = props;
  const headingId = useId();
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        {words.title}
      </h3>
      {isLoggedIn ? (
        <OwnPoints {...props} />
      ) : (
        <p className="text-small">
          {words.guest}{" "}
          <a href={`${fixedPaths.login}?${new URLSearchParams({ next: fixedPaths.checkout }).toString()}`}>
            {words.toLogin}
          </a>
        </p>
      )}
    </section>
  );
}

function OwnPoints(props: PointsBoxProps) {
  const { cart, words } = props;
  const { data, isError, refetch } = useReadPointsQuery({ query: { size: 1 } });
  if (data === undefined && isError)
    return <FailedState message={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label={words.loading} />;
  if (data.balance === 0 && cart.loyaltyPoints === 0) return <p className="text-small">{words.none}</p>;
  return <UsePoints {...props} balance={data.balance} />;
}

function UsePoints({ cart, language, words, sendingWords, balance }: PointsBoxProps & { balance: number }) {
  const { isSending, problem, setProblem, change, isRemoved } = usePricing("loyaltyPoints", sendingWords);
  const remove = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { currency, loyaltyPoints: points, pointsValue } = cart;
  const expectFocus = useMovedFocus(points, () => remove.current ?? form.current?.querySelector("input"));
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const counted = new Intl.NumberFormat(language);
  const { most, worth } = usableIn(cart, balance);
  const applied =
    points > 0
      ? fill(words.applied, { points: counted.format(points), amount: money(pointsValue) })
      : undefined;
  const send = async (loyaltyPoints: number) => {
    expectFocus(true);
    if (!(await change({ loyaltyPoints }))) expectFocus(false);
  };

  function apply(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("loyaltyPoints") ?? "").trim();
    const wished = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
    if (wished < 1 || wished > most) setProblem(fill(words.wrong, { most: counted.format(most) }));
    else void send(wished);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {applied ?? (isRemoved ? words.removed : "")}
      </p>
      {applied ? (
        <AppliedRow
          text={applied}
          words={words}
          removeLabel={words.removeNamed}
          isRemoving={isSending}
          problem={problem}
          button={remove}
          onRemove={() => void send(0)}
        />
      ) : (
        <PointsForm
          form={form}
          have={fill(words.have, { points: counted.format(balance), amount: money(toWireAmount(worth)) })}
          problem={problem}
          isSending={isSending}
          words={words}
          onSubmit={apply}
          onAll={() => void send(most)}
        />
      )}
    </>
  );
}

/** No more than there is to pay for; as the backend counts, which has the last word. */
function usableIn({ subtotal, discount, currency }: ShownCart, balance: number) {
  const left = toMinorUnits(subtotal) - toMinorUnits(discount);
  const { pointValue } = loyaltyRate(currency.code);
  const most = Math.min(balance, Math.ceil(left / pointValue));
  return { most, worth: Math.min(left, most * pointValue) };
}
