"use client";

import { lazy, Suspense } from "react";
import type { Option } from "@/components/ui/select";
import { useTranslator } from "@/lib/i18n/use-translator";
import { CheckoutSkeleton } from "./checkout-skeleton";
import type { CheckoutMessages } from "@/components/orders/checkout/steps/step-props";
import type { StepName } from "@/components/orders/checkout/steps/steps";

const Checkout = lazy(() =>
  import("./checkout-client").then(({ Checkout: checkout }) => ({ default: checkout })),
);

export interface CheckoutPageProps {
  /** Step requested by the URL when the server rendered the page. */
  readonly step: StepName;
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly lookUpPath: string;
  readonly messages: CheckoutMessages;
}

/** Entry of checkout: loads everything else on demand, so that no other page carries it. */
export function CheckoutPage(props: CheckoutPageProps) {
  const t = useTranslator(props.messages.checkout);
  const skeleton = <CheckoutSkeleton isFallback step={props.step} t={t} />;
  return (
    <Suspense fallback={skeleton}>
      <Checkout {...props} t={t} />
    </Suspense>
  );
}
