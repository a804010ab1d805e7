"use client";

import { CartPage } from "@/components/cart/cart-page-client";
import type { CartWords } from "@/components/cart/cart-words";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { fill } from "./checkout-words";
import type { StepProps } from "./step-props";

/** The cart itself; whoever was further on before may go straight back there. */
export function CartStep({
  checkout,
  words,
  cartWords,
  onNext,
}: StepProps & { readonly cartWords: CartWords }) {
  const { resumable, steps, go } = checkout;
  const goesFurther = resumable !== undefined && steps.indexOf(resumable) > 1;
  return (
    <CartPage
      words={cartWords}
      isSummedBeside
      actions={
        <div className="flex flex-col gap-2 wide:flex-row wide:flex-wrap wide:items-center wide:gap-4">
          <Button onClick={onNext} className="min-h-13 wide:min-w-56">
            {words.start}
          </Button>
          {goesFurther && (
            <Button kind="secondary" onClick={() => go(resumable)} className="min-h-13">
              {fill(words.resume, { step: words.steps[resumable] })}
            </Button>
          )}
          <LinkButton kind="quiet" href={fixedPaths.store}>
            {cartWords.continue}
          </LinkButton>
        </div>
      }
    />
  );
}
