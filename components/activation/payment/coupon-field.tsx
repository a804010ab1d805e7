import { type SyntheticEvent, useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import type { Translator } from "@/lib/i18n/translator";
import type { ActivationCart } from "@/store/api/activation-cart";
import type { CallError } from "@/store/api/call-error";
import { failureMessage, type FormMessages } from "@/store/api/failure-message";

interface CouponFieldProps {
  readonly cart: ActivationCart;
  /** An empty code removes the coupon. */
  readonly onApply: (code: string) => Promise<CallError | undefined>;
  readonly t: Translator<"activation">;
  readonly formMessages: FormMessages;
}

/** One coupon at a time. */
export function CouponField({ cart, onApply, t, formMessages }: CouponFieldProps) {
  const [error, setError] = useState<string>();
  const { isBusy, run } = useBusy();
  const [coupon] = cart.coupons;

  async function send(code: string) {
    const failed = await run(() => onApply(code));
    setError(failed && describe(failed, formMessages));
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("coupon") ?? "").trim();
    if (code !== "") void send(code);
  }

  if (coupon)
    return (
      <Button
        kind="quiet"
        className="-ml-5 justify-self-start"
        pending={isBusy && t("payment.applyingCoupon")}
        onClick={() => void send("")}
      >
        {t("payment.removeCoupon", { code: coupon.code })}
      </Button>
    );
  const shown = error ?? cart.couponProblem;
  return (
    <form method="post" noValidate className="flex items-end gap-3" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          name="coupon"
          label={t("payment.coupon")}
          autoComplete="off"
          maxLength={limits.couponLength}
          {...(shown && { error: shown })}
        />
      </div>
      <Button type="submit" kind="secondary" pending={isBusy && t("payment.applyingCoupon")}>
        {t("payment.applyCoupon")}
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
