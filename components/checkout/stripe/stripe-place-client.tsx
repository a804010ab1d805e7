"use client";

import type { Stripe } from "@stripe/stripe-js";
import type { ReactNode } from "react";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { StripeWords } from "./stripe-words";
import { useStripeScript } from "./use-stripe-script";

interface StripePlaceProps {
  readonly clientId: string;
  readonly words: StripeWords;
  readonly children: (stripe: Stripe) => ReactNode;
}

/** What stands there until Stripe's script does, and where it cannot be had. */
export function StripePlace({ clientId, words, children }: StripePlaceProps) {
  const { script, retry } = useStripeScript(clientId);
  if (script.state === "ready") return children(script.stripe);
  if (script.state === "blocked")
    return <FailedState message={words.blocked} retryLabel={words.retry} onRetry={retry} />;
  return <Skeleton label={words.loading} lines={6} />;
}
