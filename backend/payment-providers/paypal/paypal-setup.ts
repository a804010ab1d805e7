import type { Db } from "@/backend/db/client";
import type { ProviderSetup } from "@/backend/payment-providers/providers";
import { clientIdOf } from "@/lib/config/orders/client-ids";
import type { EnvOf } from "@/lib/config/parse-env";
import { listPayPalOrderIds } from "./paypal-store";
import { createPlanStore } from "./paypal-store";
import { readPayPalSettings, type paypalEnvRows } from "./paypal-env";

/** Undefined without keys; then the provider is not even loaded. In PayPal's sandbox no money moves. */
export async function createPayPalSetup(
  env: EnvOf<typeof paypalEnvRows>,
  db: Db,
): Promise<ProviderSetup | undefined> {
  const settings = readPayPalSettings(env);
  if (settings === undefined) return undefined;
  const { createPayPalProvider: makePayPal } = await import("./paypal-provider");
  return {
    provider: makePayPal({
      settings,
      listOrderIdsSince: (since) => listPayPalOrderIds(db, since),
      planStore: createPlanStore(db),
    }),
    methods: ["P"],
    clientIdOf: (store) => clientIdOf(env, "PAYPAL_CLIENT_ID", store),
    isLive: settings.environment === "production",
  };
}
