import { useErrorText } from "@/components/form/use-error-text";
import { type RefObject, type SyntheticEvent, useRef, useState } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useBusy } from "@/components/form/use-busy";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { formatMoney } from "@/lib/domain/format";
import type { ActivationCart } from "@/store/api/kits/activation-cart";
import type { CallError } from "@/store/api/call-error";
import { failureMessage, type FormMessages } from "@/store/api/failure-message";

interface CouponFieldProps {
  readonly cart: Pick<ActivationCart, "coupons" | "couponProblem" | "couponProblemCode" | "currency">;
  /** An empty code removes the coupon. */
  readonly onApply: (code: string) => Promise<CallError | undefined>;
}

/** One coupon at a time. */
export function CouponField({ cart, onApply }: CouponFieldProps) {
  const t = useTranslator("activation.payment");
  const formMessages = useMessages("form");
  const language = useLanguage();
  const [error, setError] = useState<string>();
  const [isRemoved, setRemoved] = useState(false);
  const { isBusy, run } = useBusy();
  const remove = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { coupons, currency } = cart;
  const problem = useErrorText(cart.couponProblemCode, cart.couponProblem);
  const [coupon] = coupons;
  const expectFocus = useFocusAfterChange(
    coupon?.code,
    () => remove.current ?? form.current?.querySelector("input"),
  );
  const amount = coupon && formatMoney({ amount: coupon.amount, currency }, language);
  const applied = coupon && amount && t("couponApplied", { code: coupon.code, amount });

  async function send(code: string) {
    expectFocus(true);
    setRemoved(false);
    const failed = await run(() => onApply(code));
    if (failed) expectFocus(false);
    setError(failed && describe(failed, formMessages));
    setRemoved(!failed && code === "");
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("coupon") ?? "").trim();
    if (code === "") setError(t("couponEmpty"));
    else void send(code);
  }

  const pending = isBusy && t("applyingCoupon");
  return (
    <>
      <p role="status" className="sr-only">
        {applied ?? (isRemoved ? t("couponRemoved") : "")}
      </p>
      {coupon ? (
        <>
          <Button
            ref={remove}
            kind="quiet"
            className="-ml-5 justify-self-start"
            pending={pending}
            onClick={() => void send("")}
          >
            {t("removeCoupon", { code: coupon.code })}
          </Button>
          <FormFailure message={error} />
        </>
      ) : (
        <CodeForm form={form} pending={pending} error={error ?? problem} onSubmit={submit} />
      )}
    </>
  );
}

interface CodeFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: string | undefined;
  readonly pending: string | false;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

function CodeForm({ form, error, pending, onSubmit }: CodeFormProps) {
  const t = useTranslator("activation.payment");
  return (
    <form ref={form} method="post" noValidate className="flex items-end gap-3" onSubmit={onSubmit}>
      <div className="min-w-0 flex-1">
        <TextField
          name="coupon"
          label={t("coupon")}
          autoComplete="off"
          maxLength={limits.couponLength}
          error={error}
        />
      </div>
      <Button type="submit" kind="secondary" pending={pending}>
        {t("applyCoupon")}
      </Button>
    </form>
  );
}

/** The backend says why a coupon gives nothing. */
function describe(error: CallError, messages: FormMessages): string {
  if (error.kind === "fields") return Object.values(error.fields).join(" ");
  if (error.kind === "failure" && error.status === 404) return error.message;
  return failureMessage(error, { messages, failure: cartRoutes.coupon.failure });
}
