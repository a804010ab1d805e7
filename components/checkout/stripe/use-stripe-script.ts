import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useCallback, useEffect, useState } from "react";

/** Longer than a slow phone takes; whoever waits longer wants to know why. */
const patienceMs = 20_000;

export type StripeScript =
  | { readonly state: "loading" }
  | { readonly state: "blocked" }
  | { readonly state: "ready"; readonly stripe: Stripe };

/** Stripe's script comes from Stripe alone, when a payment form is shown and never before. */
export function useStripeScript(clientId: string): {
  readonly script: StripeScript;
  readonly retry: () => void;
} {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly stripe: Stripe | null }>();
  const wanted = `${clientId} ${tries}`;

  useEffect(() => {
    let isOver = false;
    const say = (stripe: Stripe | null) => {
      if (!isOver) setLoaded({ of: wanted, stripe });
    };
    const patience = setTimeout(() => say(null), patienceMs);
    loadStripe(clientId)
      .then(say, () => say(null))
      .finally(() => clearTimeout(patience));
    return () => {
      isOver = true;
      clearTimeout(patience);
    };
  }, [clientId, wanted]);

  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { script: scriptOf(loaded?.of === wanted ? loaded.stripe : undefined), retry };
}

function scriptOf(stripe: Stripe | null | undefined): StripeScript {
  if (stripe === undefined) return { state: "loading" };
  return stripe === null ? { state: "blocked" } : { state: "ready", stripe };
}
