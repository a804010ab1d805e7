"use client";

import type { Stripe } from "@stripe/stripe-js";
import type { ReactNode } from "react";
import { useMessages } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useStripeScript } from "./use-stripe-script";

interface StripeLoaderProps {
  readonly clientId: string;
  readonly children: (stripe: Stripe) => ReactNode;
}

/** Loads Stripe's script; shows a skeleton while loading and an error when it is blocked. */
export function StripeLoader({ clientId, children }: StripeLoaderProps) {
  const messages = useMessages("payments.stripe");
  const { script, retry } = useStripeScript(clientId);
  if (script.state === "ready") return children(script.stripe);
  if (script.state === "blocked")
    return <FailedState message={messages.blocked} retryLabel={messages.retry} onRetry={retry} />;
  return <Skeleton label={messages.loading} lines={6} />;
}
