import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders";
import type { Region } from "@/lib/config/markets";
import type { PaymentProvider } from "./port";

/** A provider that is set up, and what checkout may offer of it. Stripe and PayPal make one each where they have keys. */
export interface ProviderSetup {
  readonly provider: PaymentProvider;
  readonly methods: readonly PaymentCode[];
  /** What its script in the browser is started with; empty where there is none. */
  readonly clientIdOf: (region: Region) => string;
  /** False: no money moves, and the page says so. */
  readonly isLive: boolean;
  /** In minor units: a payment of less it does not take. Without it there is no such amount. */
  readonly leastIn?: (currency: string) => number;
}

export interface OfferedMethod {
  readonly method: PaymentCode;
  readonly provider: PaymentProviderName;
  readonly clientId: string;
  readonly isLive: boolean;
}

export interface Providers {
  /** Undefined where it is not set up: a transfer never is, nobody is asked for it. */
  find(name: PaymentProviderName): PaymentProvider | undefined;
  readonly all: readonly PaymentProvider[];
  /** Undefined where it takes any amount. */
  leastOf(name: PaymentProviderName, currency: string): number | undefined;
  offersIn(region: Region): readonly OfferedMethod[];
  /** Where money is to be sent to, for people to read; undefined where no transfer is taken. */
  readonly transferAccount: string | undefined;
}

export function providersOf(
  setups: readonly ProviderSetup[],
  transferAccount: string | undefined = undefined,
): Providers {
  return {
    find: (name) => setups.find(({ provider }) => provider.name === name)?.provider,
    all: setups.map(({ provider }) => provider),
    leastOf: (name, currency) => setups.find(({ provider }) => provider.name === name)?.leastIn?.(currency),
    offersIn: (region) =>
      setups.flatMap(({ provider: { name }, methods, clientIdOf, isLive }) => {
        const clientId = clientIdOf(region);
        return methods.map((method) => ({ method, provider: name, clientId, isLive }));
      }),
    transferAccount,
  };
}
