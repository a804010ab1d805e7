"use client";

import { useEffect } from "react";

const secret = "payment_intent_client_secret";

/** Stripe writes a key of the payment into the address it comes back to: it belongs in no history and in no link passed on. */
export function CleanAddress() {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(secret)) return;
    address.searchParams.delete(secret);
    window.history.replaceState(window.history.state, "", address);
  }, []);
  return null;
}
