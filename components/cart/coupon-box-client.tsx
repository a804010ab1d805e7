"use client";

import { type RefObject, type SyntheticEvent, useId, useRef } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { AppliedRow } from "./applied-row";
import { type CouponWords, fill } from "./pricing-words";
import type { ShownCart } from "./use-cart";
import { useMovedFocus } from "./use-moved-focus";
import { usePricing } from "./use-pricing";

interface CouponBoxProps {
  readonly cart: ShownCart;
  readonly language: Language;
  readonly words: CouponWords;
  readonly sendingWords: SendingWords;
}

/** One code at a time. What is wrong with it stands at its field, and the cart stays what it was. */
export function CouponBox({ cart, language, words, sendingWords }: CouponBoxProps) {
  const headingId = useId();
  const { isSending, problem, setProblem, change, isRemoved } = usePricing("couponCode", sendingWords);
  const remove = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [coupon] = cart.coupons;
  const expectFocus = useMovedFocus(
    coupon?.code,
    () => remove.current ?? form.current?.querySelector("input"),
  );
  const amount = coupon && formatMoney({ amount: coupon.amount, currency: cart.currency }, language);
  const applied = coupon && amount ? fill(words.applied, { code: coupon.code, amount }) : undefined;
  const send = async (couponCode: string | null) => {
    expectFocus(true);
    if (!(await change({ couponCode }))) expectFocus(false);
  };

  function apply(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("couponCode") ?? "").trim();
    if (code === "") setProblem(words.empty);
    else void send(code);
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        {words.title}
      </h3>
      <p role="status" className="sr-only">
        {applied ?? (isRemoved ? words.removed : "")}
      </p>
      {applied && coupon ? (
        <AppliedRow
          text={applied}
          words={words}
          removeLabel={fill(words.removeNamed, { code: coupon.code })}
          isRemoving={isSending}
          problem={problem}
          button={remove}
          onRemove={() => void send(null)}
        />
      ) : (
        <CodeForm
          form={form}
          problem={problem ?? cart.couponProblem ?? undefined}
          isSending={isSending}
          words={words}
          onSubmit={apply}
        />
      )}
    </section>
  );
}

interface CodeFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly words: CouponWords;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

function CodeForm({ form, problem, isSending, words, onSubmit }: CodeFormProps) {
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-2">
      <TextField
        name="couponCode"
        label={words.label}
        hint={words.hint}
        {...(problem !== undefined && { error: problem })}
        maxLength={limits.couponLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" kind="secondary" pending={isSending && words.applying}>
        {words.apply}
      </Button>
    </form>
  );
}
