import type { BackendEnv } from "@/backend/env";
import type { Db } from "@/backend/db/client";
import { type Providers, type ProviderSetup, providersOf } from "./providers";
import { sandboxSetup } from "./sandbox";

const demoAccount = "Tailmark demo, an account that does not exist: please send no money";

/** Providers are there where their keys are; the sandbox only where there are none, and only in the demo. */
export function configuredProviders(env: BackendEnv, db: Db, { demo }: { demo: boolean }): Providers {
  const live: ProviderSetup[] = [];
  const sandbox = demo && live.length === 0 ? [sandboxSetup(db, env.APP_ORIGIN)] : [];
  const transferAccount = env.TRANSFER_ACCOUNT || (demo ? demoAccount : undefined);
  return providersOf([...live, ...sandbox], transferAccount);
}
