"use client";

// oxlint-disable-next-line no-restricted-imports -- fills the page: without it the error page is right
import { lazy, Suspense } from "react";
import { CheckoutSkeleton } from "./checkout-skeleton";
import type { CheckoutPageProps } from "./checkout-steps-client";

const Checkout = lazy(async () => ({ default: (await import("./checkout-client")).Checkout }));

/** Entry of checkout: loads everything else on demand, so that no other page carries it. */
export function CheckoutPage(props: CheckoutPageProps) {
  const skeleton = <CheckoutSkeleton isFallback step={props.step} />;
  return (
    <Suspense fallback={skeleton}>
      <Checkout {...props} />
    </Suspense>
  );
}
