"use client";

import { type SyntheticEvent, useId, useRef, type RefObject } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Skeleton } from "@/components/ui/skeleton";
import { FailedState } from "@/components/ui/failed-state";
import { loyaltyRate } from "@/lib/config/orders/loyalty";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { loyaltyRoutes } from "@/lib/contract/orders/loyalty/loyalty.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopSelector } from "@/store/hooks";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { AppliedDiscount } from "./applied-discount";
import type { DisplayedCart } from "./use-cart";
import { useCartDiscount } from "./use-cart-discount";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";

interface PointsBoxProps {
  readonly cart: DisplayedCart;
}

/** Loyalty points for this cart. Vets have none. */
export function PointsBox(props: PointsBoxProps) {
  const t = useTranslator("cart.points");
  const headingId = useId();
  const { isLoggedIn, userType } = useShopSelector((state) => state.auth);
  if (isLoggedIn && userType === "vet") return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        {t("title")}
      </h3>
      {isLoggedIn ? (
        <OwnPoints {...props} />
      ) : (
        <p className="text-small">
          {t("guest")}{" "}
          <Link href={`${fixedPaths.login}?${new URLSearchParams({ next: fixedPaths.checkout }).toString()}`}>
            {t("toLogin")}
          </Link>
        </p>
      )}
    </section>
  );
}

function OwnPoints(props: PointsBoxProps) {
  const { cart } = props;
  const t = useTranslator("cart.points");
  const { data, isError, refetch } = useQueryCall(loyaltyRoutes.points, { query: { size: 1 } });
  if (data === undefined && isError)
    return <FailedState message={t("failed")} retryLabel={t("retry")} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={t("loading")} />;
  if (data.balance === 0 && cart.loyaltyPoints === 0) return <p className="text-small">{t("none")}</p>;
  return <UsePoints {...props} balance={data.balance} />;
}

function UsePoints({ cart, balance }: PointsBoxProps & { balance: number }) {
  const language = useLanguage();
  const messages = useMessages("cart.points");

  const t = useTranslator("cart.points");
  const { isSending, error, setError, change, isRemoved } = useCartDiscount("loyalty_points");
  const remove = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { currency, loyaltyPoints: points, pointsValue } = cart;
  const expectFocus = useFocusAfterChange(
    points,
    () => remove.current ?? form.current?.querySelector("input"),
  );
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const { maxPoints, value } = usablePoints(cart, balance);
  const applied = points > 0 ? t("applied", { points, amount: money(pointsValue) }) : undefined;
  const send = async (count: number) => {
    expectFocus(true);
    if (!(await change({ loyalty_points: count }))) expectFocus(false);
  };

  function apply(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("loyaltyPoints") ?? "").trim();
    const requested = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
    if (requested < 1 || requested > maxPoints) setError(t("wrong", { most: maxPoints }));
    else void send(requested);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {applied ?? (isRemoved ? t("removed") : "")}
      </p>
      {applied ? (
        <AppliedDiscount
          text={applied}
          messages={messages}
          removeLabel={t("removeNamed")}
          isRemoving={isSending}
          error={error}
          button={remove}
          onRemove={() => void send(0)}
        />
      ) : (
        <PointsForm
          form={form}
          hint={t("have", { points: balance, amount: money(toWireAmount(value)) })}
          error={error}
          isSending={isSending}
          onSubmit={apply}
          onAll={() => void send(maxPoints)}
        />
      )}
    </>
  );
}

/** Points usable for this total; the same calculation as in the backend, which decides. */
function usablePoints({ subtotal, discount, currency }: DisplayedCart, balance: number) {
  const left = toMinorUnits(subtotal) - toMinorUnits(discount);
  const { pointValue } = loyaltyRate(currency.code);
  const maxPoints = Math.min(balance, Math.ceil(left / pointValue));
  return { maxPoints, value: Math.min(left, maxPoints * pointValue) };
}

interface PointsFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Says how many points the user has. */
  readonly hint: string;
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onAll: () => void;
}

function PointsForm({ form, hint, error, isSending, onSubmit, onAll }: PointsFormProps) {
  const t = useTranslator("cart.points");
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-2">
      <TextField
        name="loyaltyPoints"
        label={t("label")}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="secondary" pending={isSending && t("applying")}>
          {t("apply")}
        </Button>
        {!isSending && (
          <Button kind="quiet" onClick={onAll}>
            {t("all")}
          </Button>
        )}
      </div>
    </form>
  );
}
