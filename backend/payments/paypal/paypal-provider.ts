import { type PaymentProvider, type ProviderPayment, ProviderUnknown } from "@/backend/payments/port";
import { eitherOf } from "./either";
import { makePayPalCapture } from "./paypal-capture";
import { makePayPalClient } from "./paypal-client";
import type { PayPalSettings } from "./paypal-env";
import { makePayPalEvents } from "./paypal-events";
import { makePayPalOrders } from "./paypal-orders";
import { makePayPalPlans } from "./paypal-plans";
import { makePayPalRefunds } from "./paypal-refunds";
import { makePayPalSubscriptions, makeRunningSubscriptions } from "./paypal-subscriptions";
import type { PlanBook } from "./plan-book";
import { makeSigningKeys } from "./signing-keys";
import { makeSubscriptionReader } from "./subscription-reader";
import { makeSubscriptionRefunds } from "./subscription-refunds";

export interface PayPalParts {
  readonly settings: PayPalSettings;
  /** PayPal lists no orders: what it has of ours since then is known by what we have begun. */
  readonly begunSince: (since: Date) => Promise<readonly string[]>;
  readonly book: PlanBook;
  readonly waitsMs?: readonly number[];
  readonly timeoutMs?: number;
  /** Whom the chain of its certificates must end with; else whom everybody trusts. */
  readonly trusted?: readonly string[];
  readonly now?: () => number;
}

const mostSilences = 3;

export function makePayPal(parts: PayPalParts): PaymentProvider {
  const { settings, begunSince, book, now = Date.now } = parts;
  const ask = makePayPalClient({ ...parts, ...settings });
  const plans = makePayPalPlans({ ask, book, account: settings.clientId });
  const reader = makeSubscriptionReader({ ask, book, now });
  const yearly = makePayPalSubscriptions({ ask, plans, reader });
  const verbs = eitherOf(
    { ...makePayPalOrders(ask), ...makePayPalCapture(ask), ...makePayPalRefunds(ask) },
    { ...yearly, ...makeSubscriptionRefunds(ask, reader.read) },
  );
  const keys = makeSigningKeys({ ...parts, ...settings });

  /** One that cannot be read now keeps nobody from the others; where PayPal is silent it is not asked for all of them. */
  async function* listSince(since: Date): AsyncIterable<ProviderPayment> {
    let silences = 0;
    for (const providerId of await begunSince(since)) {
      const payment = await verbs.find(providerId).catch((error: unknown) => {
        if (!(error instanceof ProviderUnknown) || ++silences > mostSilences) throw error;
        return undefined;
      });
      if (payment !== undefined) yield payment;
    }
  }

  return {
    name: "paypal",
    ...verbs,
    ...makePayPalEvents({ ask, keys, webhookId: settings.webhookId }),
    listSince,
    subscriptions: makeRunningSubscriptions(reader),
  };
}
