import { LRUCache } from "lru-cache";
import {
  type ProviderPayment,
  ProviderRefusal,
  type StartedPayment,
  type StartPayment,
} from "@/backend/payments/port";
import { brand } from "@/lib/config/brand";
import { toDecimalString } from "@/lib/domain/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { paymentOf, readOrder } from "./read-order";

const orders = "/v2/checkout/orders";
export const orderPath = (providerId: string): string => `${orders}/${encodeURIComponent(providerId)}`;

/** PayPal knows a request by its id for six hours; what is asked again later must be looked up first. */
const replayMs = 5.5 * 60 * 60 * 1000;

/** Orders begun, changed, given up. A PayPal order is a payment of ours, which it names in `custom_id`. */
export function makePayPalOrders(ask: PayPalClient) {
  const begun = new LRUCache<string, StartPayment>({ max: 2_000, ttl: replayMs });

  async function start(payment: StartPayment): Promise<StartedPayment> {
    // The script in the browser would make an order by itself; a card's token is another provider's.
    if (payment.token !== undefined) throw new ProviderRefusal("CARD_TOKEN_NOT_SUPPORTED");
    const earlier = begun.get(payment.paymentId);
    const isRepeated = earlier?.attempt === payment.attempt;
    if (!isRepeated) begun.set(payment.paymentId, payment);
    // Under the id of an earlier request stands what was asked then, at the price of then.
    const order = await begin(isRepeated ? earlier : payment);
    const isAsAsked = order.amount === payment.amount && order.currency === payment.currency;
    return isAsAsked ? started(order) : change(order.providerId, payment.amount, payment.currency);
  }

  async function begin(payment: StartPayment): Promise<ProviderPayment> {
    const requestId = `${payment.paymentId}:${payment.attempt}:order`;
    const answer = await ask({ method: "POST", path: orders, body: orderBody(payment), requestId });
    return paymentOf(readOrder(answer));
  }

  /** PayPal keeps what was paid and forgets the rest: what it no longer knows nobody can pay any more. */
  async function find(providerId: string): Promise<ProviderPayment> {
    return (await findLive(providerId)) ?? gone(providerId);
  }

  async function findLive(providerId: string): Promise<ProviderPayment | undefined> {
    const answer = await ask({ method: "GET", path: orderPath(providerId) });
    return answer === undefined ? undefined : paymentOf(readOrder(answer));
  }

  /**
   * Orders cannot be searched for. What this program has begun is asked for again under the same id, which PayPal answers
   * with the order it made; otherwise nobody ever learned that order's id, so nobody can pay it, and it ends by itself.
   */
  async function findByPayment(paymentId: string): Promise<ProviderPayment | undefined> {
    const payment = begun.get(paymentId);
    return payment && begin(payment);
  }

  /** Only while the buyer has not agreed to the old amount, and within a currency. */
  async function change(providerId: string, amount: number, currency: string): Promise<StartedPayment> {
    const order = await known(providerId);
    if (order.amount === amount && order.currency === currency && isUnpaid(order)) return started(order);
    if (order.state !== "open" || order.currency !== currency) throw new ProviderRefusal("NOT_PATCHABLE");
    const value = { currency_code: currency, value: toDecimalString(amount, currency) };
    const path = "/purchase_units/@reference_id=='default'/amount";
    await ask({ method: "PATCH", path: orderPath(providerId), body: [{ op: "replace", path, value }] });
    return started(await known(providerId));
  }

  /** There is no such call: an order that nobody captures takes nothing, and only we capture. */
  async function cancel(providerId: string): Promise<ProviderPayment> {
    const payment = await find(providerId);
    return isUnpaid(payment) ? { ...payment, state: "cancelled" } : payment;
  }

  async function known(providerId: string): Promise<ProviderPayment> {
    const payment = await findLive(providerId);
    if (payment === undefined) throw new ProviderRefusal("RESOURCE_NOT_FOUND", "expired");
    return payment;
  }

  return { start, find, findByPayment, change, cancel };
}

export const isUnpaid = ({ state }: ProviderPayment): boolean => state === "open" || state === "approved";

export const gone = (providerId: string): ProviderPayment => ({
  providerId,
  paymentId: undefined,
  state: "cancelled",
  amount: 0,
  currency: "",
  refunded: 0,
});

const started = (payment: ProviderPayment): StartedPayment => ({ payment, clientSecret: undefined });

function orderBody({ paymentId, amount, currency, email, description, returnUrl }: StartPayment) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        custom_id: paymentId,
        // Of two orders with the same one PayPal captures only one: the last line against paying twice.
        invoice_id: paymentId,
        description: description.slice(0, 127),
        amount: { currency_code: currency, value: toDecimalString(amount, currency) },
      },
    ],
    payment_source: {
      paypal: {
        email_address: email,
        experience_context: {
          brand_name: brand.name,
          // We have asked where it goes already.
          shipping_preference: "NO_SHIPPING",
          user_action: "PAY_NOW",
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  };
}
