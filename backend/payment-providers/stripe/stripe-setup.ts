import type { ProviderSetup } from "@/backend/payment-providers/providers";
import { stripeMinimumCharges } from "@/lib/config/markets/minimum-charges";
import { clientIdOf } from "@/lib/config/orders/client-ids";
import { isLiveKey, type StripeSettings } from "./stripe-env";

/**
 * Undefined without keys; then Stripe's client is not even loaded. Method A is Stripe's payment form, C a card with
 * Stripe's fields.
 */
export async function createStripeSetup(settings: StripeSettings): Promise<ProviderSetup | undefined> {
  if (settings.STRIPE_SECRET_KEY === "") return undefined;
  const { createStripeProvider: makeStripeProvider } = await import("./stripe-provider");
  return {
    provider: makeStripeProvider(settings),
    methods: ["A", "C"],
    clientIdOf: (store) => clientIdOf(settings, "STRIPE_PUBLISHABLE_KEY", store),
    isLive: isLiveKey(settings.STRIPE_SECRET_KEY),
    minimumAmount: (currency) => stripeMinimumCharges[currency] ?? 0,
  };
}
