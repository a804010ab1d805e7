"use client";

import { useErrorText } from "@/components/form/use-error-text";
import { type RefObject, type SyntheticEvent, useId, useRef } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { noCoupon } from "@/store/api/orders/change-cart";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { AppliedDiscount } from "./applied-discount";
import type { DisplayedCart } from "./use-cart";
import { useCartDiscount } from "./use-cart-discount";

/** Coupon of the cart: one code at a time, with errors shown at the field. */
export function CouponBox({ cart }: { readonly cart: DisplayedCart }) {
  const language = useLanguage();
  const messages = useMessages("cart.coupon");

  const t = useTranslator("cart.coupon");
  const headingId = useId();
  const { isSending, error, setError, change, isRemoved } = useCartDiscount("coupon");
  const remove = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [coupon] = cart.coupons;
  const problem = useErrorText(cart.couponProblemCode, cart.couponProblem);
  const expectFocus = useFocusAfterChange(
    coupon?.code,
    () => remove.current ?? form.current?.querySelector("input"),
  );
  const amount = coupon && formatMoney({ amount: coupon.amount, currency: cart.currency }, language);
  const applied = coupon && amount ? t("applied", { code: coupon.code, amount }) : undefined;
  const send = async (code: string) => {
    expectFocus(true);
    if (!(await change({ coupon: code }))) expectFocus(false);
  };

  function apply(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("couponCode") ?? "").trim();
    if (code === "") setError(t("empty"));
    else void send(code);
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        {t("title")}
      </h3>
      <p role="status" className="sr-only">
        {applied ?? (isRemoved ? t("removed") : "")}
      </p>
      {applied && coupon ? (
        <AppliedDiscount
          text={applied}
          messages={messages}
          removeLabel={t("removeNamed", { code: coupon.code })}
          isRemoving={isSending}
          error={error}
          button={remove}
          onRemove={() => void send(noCoupon)}
        />
      ) : (
        <CodeForm form={form} error={error ?? problem} isSending={isSending} onSubmit={apply} />
      )}
    </section>
  );
}

interface CodeFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

function CodeForm({ form, error, isSending, onSubmit }: CodeFormProps) {
  const t = useTranslator("cart.coupon");
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-2">
      <TextField
        name="couponCode"
        label={t("label")}
        hint={t("hint")}
        error={error}
        maxLength={limits.couponLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" kind="secondary" pending={isSending && t("applying")}>
        {t("apply")}
      </Button>
    </form>
  );
}
