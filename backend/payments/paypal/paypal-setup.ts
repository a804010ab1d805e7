import type { Db } from "@/backend/db/client";
import type { ProviderSetup } from "@/backend/payments/providers";
import { clientIdOf } from "@/lib/config/client-ids";
import type { EnvOf } from "@/lib/config/parse-env";
import { begunPayPalOrders } from "./begun-orders";
import { planBookOf } from "./plan-book";
import { paypalSettingsOf, type paypalEnvRows } from "./paypal-env";

/** Undefined where there are no keys, and then not even loaded. In PayPal's own sandbox no money moves, and the page says so. */
export async function paypalSetup(
  env: EnvOf<typeof paypalEnvRows>,
  db: Db,
): Promise<ProviderSetup | undefined> {
  const settings = paypalSettingsOf(env);
  if (settings === undefined) return undefined;
  const { makePayPal } = await import("./paypal-provider");
  return {
    provider: makePayPal({
      settings,
      begunSince: (since) => begunPayPalOrders(db, since),
      book: planBookOf(db),
    }),
    methods: ["P"],
    clientIdOf: (region) => clientIdOf(env, "PAYPAL_CLIENT_ID", region),
    isLive: settings.environment === "production",
  };
}
