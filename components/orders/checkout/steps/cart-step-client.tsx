"use client";

import { useMessages, useTranslator } from "#use-messages";
import { CartPage } from "@/components/orders/cart/cart-page-client";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { StepProps } from "./step-props";

/** The cart, with a shortcut to the step the buyer had reached before. */
export function CartStep({ checkout, onNext }: StepProps) {
  const t = useTranslator("checkout");
  const { resumable, steps, go } = checkout;
  const cartMessages = useMessages("cart.content");
  const canResume = resumable !== undefined && steps.indexOf(resumable) > 1;
  return (
    <CartPage
      hidesSubtotal
      actions={
        <div className="flex flex-col gap-2 wide:flex-row wide:flex-wrap wide:items-center wide:gap-4">
          <Button onClick={onNext} className="min-h-13 wide:min-w-56">
            {t("start")}
          </Button>
          {canResume && (
            <Button kind="secondary" onClick={() => go(resumable)} className="min-h-13">
              {t("resume", { step: t(`steps.${resumable}`) })}
            </Button>
          )}
          <LinkButton kind="quiet" href={fixedPaths.store}>
            {cartMessages.continue}
          </LinkButton>
        </div>
      }
    />
  );
}
