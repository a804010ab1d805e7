import type { BackendEnv } from "@/backend/env";
import type { Db } from "@/backend/db/client";
import { createPayPalSetup } from "@/backend/payment-providers/paypal/paypal-setup";
import { type Providers, type ProviderSetup, createProviders } from "./providers";
import { createSandboxSetup } from "@/backend/payment-providers/sandbox/sandbox-provider";
import { createStripeSetup } from "@/backend/payment-providers/stripe/stripe-setup";

const demoTransferAccount = "Tailmark demo, an account that does not exist: please send no money";

/** Configures every provider that has keys. The demo uses the sandbox if no other provider is configured. */
export async function createProvidersFromEnv(
  env: BackendEnv,
  db: Db,
  { demo }: { demo: boolean },
): Promise<Providers> {
  const setups: readonly (ProviderSetup | undefined)[] = [
    await createStripeSetup(env),
    await createPayPalSetup(env, db),
  ];
  const configured = setups.filter((setup) => setup !== undefined);
  const sandbox = demo && configured.length === 0 ? [createSandboxSetup(db, env.APP_ORIGIN)] : [];
  const transferAccount = env.TRANSFER_ACCOUNT || (demo ? demoTransferAccount : undefined);
  return createProviders([...configured, ...sandbox], transferAccount);
}
