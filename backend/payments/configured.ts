import type { BackendEnv } from "@/backend/env";
import type { Db } from "@/backend/db/client";
import { paypalSetup } from "./paypal/paypal-setup";
import { type Providers, type ProviderSetup, providersOf } from "./providers";
import { sandboxSetup } from "./sandbox";
import { stripeSetup } from "./stripe/stripe-setup";

const demoAccount = "Tailmark demo, an account that does not exist: please send no money";

/** Providers are there where their keys are; the sandbox only where there are none, and only in the demo. */
export async function configuredProviders(
  env: BackendEnv,
  db: Db,
  { demo }: { demo: boolean },
): Promise<Providers> {
  const setUp: readonly (ProviderSetup | undefined)[] = [await stripeSetup(env), await paypalSetup(env, db)];
  const live = setUp.filter((setup) => setup !== undefined);
  const sandbox = demo && live.length === 0 ? [sandboxSetup(db, env.APP_ORIGIN)] : [];
  const transferAccount = env.TRANSFER_ACCOUNT || (demo ? demoAccount : undefined);
  return providersOf([...live, ...sandbox], transferAccount);
}
