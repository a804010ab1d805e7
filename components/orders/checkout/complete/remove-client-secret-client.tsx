"use client";

import { useEffect } from "react";

const secretParam = "payment_intent_client_secret";

/** Stripe adds a secret of the payment to the return URL: removes it from the history and from shared links. */
export function RemoveClientSecret() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(secretParam)) return;
    url.searchParams.delete(secretParam);
    window.history.replaceState(window.history.state, "", url);
  }, []);
  return null;
}
