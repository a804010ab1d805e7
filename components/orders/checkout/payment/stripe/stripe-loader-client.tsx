"use client";

import type { Stripe } from "@stripe/stripe-js";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useMessages } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { loadStripe } from "@stripe/stripe-js/pure";

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

/** Longer than a slow phone needs. */
const timeoutMs = 20_000;

type StripeScript =
  | { readonly state: "loading" }
  | { readonly state: "blocked" }
  | { readonly state: "ready"; readonly stripe: Stripe };

/** Loads the script from Stripe when a payment form is shown, and not before. */
function useStripeScript(clientId: string): {
  readonly script: StripeScript;
  readonly retry: () => void;
} {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly stripe: Stripe | null }>();
  const key = `${clientId} ${tries}`;

  useEffect(() => {
    let isOver = false;
    const finish = (stripe: Stripe | null) => {
      if (!isOver) setLoaded({ key, stripe });
    };
    const timer = setTimeout(() => finish(null), timeoutMs);
    loadStripe(clientId)
      .then(finish, () => finish(null))
      .finally(() => clearTimeout(timer));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [clientId, key]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { script: toScript(loaded?.key === key ? loaded.stripe : undefined), retry };
}

function toScript(stripe: Stripe | null | undefined): StripeScript {
  if (stripe === undefined) return { state: "loading" };
  return stripe === null ? { state: "blocked" } : { state: "ready", stripe };
}
