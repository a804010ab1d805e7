"use client";

import type { Stripe } from "@stripe/stripe-js";
import type { ReactNode } from "react";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { StripeMessages } from "./stripe-messages";
import { useStripeScript } from "./use-stripe-script";

interface StripeLoaderProps {
  readonly clientId: string;
  readonly messages: Pick<StripeMessages, "blocked" | "retry" | "loading">;
  readonly children: (stripe: Stripe) => ReactNode;
}

/** Loads Stripe's script; shows a skeleton while loading and an error when it is blocked. */
export function StripeLoader({ clientId, messages, children }: StripeLoaderProps) {
  const { script, retry } = useStripeScript(clientId);
  if (script.state === "ready") return children(script.stripe);
  if (script.state === "blocked")
    return <FailedState message={messages.blocked} retryLabel={messages.retry} onRetry={retry} />;
  return <Skeleton label={messages.loading} lines={6} />;
}
