"use client";

import { type ComponentProps, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { CartPage } from "@/components/cart/cart-page-client";
import type { CartWords } from "@/components/cart/cart-words";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Option } from "@/components/ui/select";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useReadPersonQuery } from "@/store/api/auth";
import { readSending } from "@/store/checkout-draft";
import { useShopSelector } from "@/store/hooks";
import { CheckoutSteps } from "./checkout-steps-client";
import { type CheckoutWords, fill } from "./checkout-words";
import type { StepName } from "./steps";
import type { ProviderWords, StepProps } from "./step-props";
import type { ExtraWords } from "./summary-extras";
import { useCheckout } from "./use-checkout";

export interface CheckoutGiven {
  /** What the address asked for when the page was made. */
  readonly step: StepName;
  /** Where the visitor shops. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly lookUpPath: string;
  readonly words: CheckoutWords;
  readonly cartWords: CartWords;
  readonly sendingWords: SendingWords;
  readonly extraWords: ExtraWords;
  readonly providerWords: ProviderWords;
  readonly renewalWords: StepProps["renewalWords"];
}

/** Who is here is known first: what an earlier person has typed is not shown to the next. */
export function Checkout(props: CheckoutGiven) {
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data, isLoading } = useReadPersonQuery(undefined, { skip: !isLoggedIn });
  if (isLoading) return <Waiting {...props} />;
  return <OpenCheckout key={data?.id ?? "guest"} {...props} owner={data?.id ?? null} />;
}

function OpenCheckout(props: CheckoutGiven & { readonly owner: number | null }) {
  const { words, cartWords } = props;
  const found = useCheckout(props);
  const { sessionId } = useShopSelector(({ cart }) => cart);
  const [wasOpen, setWasOpen] = useState(false);
  if (found.is === "open" && !wasOpen) setWasOpen(true);

  if (found.is === "open") return <OpenSteps {...props} checkout={found.checkout} />;
  if (found.is === "loading") return <Waiting {...props} />;
  if (found.is === "failed" && wasOpen)
    return <FailedState message={words.failed} retryLabel={words.retry} onRetry={found.retry} />;
  // Not by the cart's own part: whoever mounts a call that failed makes it anew, and this page would wait again, and for ever.
  if (found.is === "failed")
    return (
      <div className="mx-auto grid w-full max-w-text gap-6">
        <h1>{cartWords.title}</h1>
        <FailedState message={cartWords.failed} retryLabel={cartWords.retry} onRetry={found.retry} />
      </div>
    );
  const lost = sessionId === null ? lostWords(words, wasOpen) : undefined;
  if (lost !== undefined) return <Lost {...props} text={lost} />;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{cartWords.title}</h1>
      <CartPage words={cartWords} />
    </div>
  );
}

/** A page that was made while the backend was silent knows no countries: the cart is shown, and then it is made anew. */
function OpenSteps(props: ComponentProps<typeof CheckoutSteps>) {
  const { countries, checkout, words } = props;
  if (countries.length > 0 || checkout.step === "cart") return <CheckoutSteps {...props} />;
  const reload = () => window.location.reload();
  return <FailedState message={words.failed} retryLabel={words.retry} onRetry={reload} />;
}

function Waiting({ words, step }: CheckoutGiven) {
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{words.titles[step]}</h1>
      <Skeleton label={words.loading} lines={5} />
    </div>
  );
}

/** A cart that has just been there, or whose order was on its way, is not called empty. */
function lostWords(words: CheckoutWords, wasOpen: boolean): string | undefined {
  const sending = readSending();
  if (sending) return fill(words.lostWhileSending, { email: sending.email });
  return wasOpen ? words.lost : undefined;
}

function Lost({ words, cartWords, lookUpPath, text }: CheckoutGiven & { readonly text: string }) {
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{cartWords.title}</h1>
      <p role="status" className="text-lead">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={lookUpPath}>{words.lookUp}</LinkButton>
        <LinkButton kind="secondary" href={fixedPaths.store}>
          {cartWords.continue}
        </LinkButton>
      </div>
    </div>
  );
}
