"use client";

import { useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { CheckoutCart } from "./checkout-cart";
import type { CheckoutWords } from "./checkout-words";
import { SummaryExtras, type ExtraWords } from "./summary-extras";
import { SummaryLines } from "./summary-lines";
import { SummarySums } from "./summary-sums";

export interface SummaryProps {
  readonly cart: CheckoutCart;
  /** Where it goes, for the dates. */
  readonly country: string;
  /** On the first step the cart itself stands beside. */
  readonly hasLines: boolean;
  readonly isOnAccount: boolean;
  readonly isUnsettled: boolean;
  readonly language: Language;
  readonly words: CheckoutWords;
  readonly extraWords: ExtraWords;
  readonly sendingWords: SendingWords;
}

const asideLook =
  "-mx-4 border-y border-line bg-card px-4 wide:mx-0 wide:rounded-box wide:border wide:px-6 desk:sticky desk:top-6 desk:p-6";

/** What it comes to, always in sight: beside the step, on a phone one line with the total that opens. */
export function Summary(props: SummaryProps) {
  const { cart, isUnsettled, language, words } = props;
  const [isOpen, setOpen] = useState(false);
  const texts = words.summary;
  const opened = props.hasLines ? texts.close : texts.closeCosts;
  const folded = props.hasLines ? texts.open : texts.openCosts;
  const isPosted = !props.isOnAccount && cart.allShippingMethods.length > 0;
  return (
    <aside aria-labelledby="summary" className={asideLook}>
      <h2 id="summary" className="sr-only desk:not-sr-only desk:text-title-3">
        {texts.title}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="summary-body"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-4 text-left desk:hidden"
      >
        <span className="font-medium underline underline-offset-4">{isOpen ? opened : folded}</span>
        <span className="grid justify-items-end">
          <span className="text-small text-quiet">{isPosted ? texts.totalPosted : texts.total}</span>
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
        {props.hasLines && <SummaryLines cart={cart} language={language} words={texts} />}
        <SummaryExtras {...props} words={texts} />
        <SummarySums {...props} />
      </div>
      <p role="status" className="sr-only">
        {isUnsettled ? texts.updating : ""}
      </p>
    </aside>
  );
}
