import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useCallback, useEffect, useState } from "react";

/** Longer than a slow phone needs. */
const timeoutMs = 20_000;

export type StripeScript =
  | { readonly state: "loading" }
  | { readonly state: "blocked" }
  | { readonly state: "ready"; readonly stripe: Stripe };

/** Loads the script from Stripe when a payment form is shown, and not before. */
export function useStripeScript(clientId: string): {
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
