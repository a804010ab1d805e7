import type { ProviderSetup } from "@/backend/payments/providers";
import { stripeLeastCharges } from "@/lib/config/least-charges";
import { clientIdOf } from "@/lib/config/client-ids";
import { isLive, type StripeSettings } from "./settings";

/**
 * Undefined without keys. The client is loaded only where there are some: most starts are trials. Stripe's own form
 * is method A, a card whose fields are Stripe's is C.
 */
export async function stripeSetup(settings: StripeSettings): Promise<ProviderSetup | undefined> {
  if (settings.STRIPE_SECRET_KEY === "") return undefined;
  const { makeStripeProvider } = await import("./stripe-provider");
  return {
    provider: makeStripeProvider(settings),
    methods: ["A", "C"],
    clientIdOf: (region) => clientIdOf(settings, "STRIPE_PUBLISHABLE_KEY", region),
    isLive: isLive(settings.STRIPE_SECRET_KEY),
    leastIn: (currency) => stripeLeastCharges[currency] ?? 0,
  };
}
