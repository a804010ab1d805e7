import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders/orders";
import type { Store } from "@/lib/config/markets/markets";
import type { PaymentProvider } from "./payment-provider";

/** A configured provider and what checkout may offer with it. */
export interface ProviderSetup {
  readonly provider: PaymentProvider;
  readonly methods: readonly PaymentCode[];
  /** Public key for its browser script; empty if it has none. */
  readonly clientIdOf: (store: Store) => string;
  /** False in test mode: no money moves, and checkout says so. */
  readonly isLive: boolean;
  /** Smallest accepted amount in minor units. No limit if undefined. */
  readonly minimumAmount?: (currency: string) => number;
}

export interface OfferedMethod {
  readonly method: PaymentCode;
  readonly provider: PaymentProviderName;
  readonly clientId: string;
  readonly isLive: boolean;
}

export interface Providers {
  /** Undefined if it is not configured; always undefined for bank transfers. */
  find(name: PaymentProviderName): PaymentProvider | undefined;
  readonly all: readonly PaymentProvider[];
  /** Undefined if it accepts any amount. */
  minimumAmount(name: PaymentProviderName, currency: string): number | undefined;
  offeredMethods(store: Store): readonly OfferedMethod[];
  /** Our bank account as display text; undefined if transfers are not accepted. */
  readonly transferAccount: string | undefined;
}

export function createProviders(
  setups: readonly ProviderSetup[],
  transferAccount: string | undefined = undefined,
): Providers {
  return {
    find: (name) => setups.find(({ provider }) => provider.name === name)?.provider,
    all: setups.map(({ provider }) => provider),
    minimumAmount: (name, currency) =>
      setups.find(({ provider }) => provider.name === name)?.minimumAmount?.(currency),
    offeredMethods: (store) =>
      setups.flatMap(({ provider: { name }, methods, clientIdOf, isLive }) => {
        const clientId = clientIdOf(store);
        return methods.map((method) => ({ method, provider: name, clientId, isLive }));
      }),
    transferAccount,
  };
}
