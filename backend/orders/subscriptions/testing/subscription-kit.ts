import { afterAll, expect } from "vitest";
import { asc, eq } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import { createBuyer, type PlacedOrder } from "@/backend/orders/checkout/testing/shopper";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { createPlanStore, listPayPalOrderIds } from "@/backend/payment-providers/paypal/paypal-store";
import { createProviders, type Providers } from "@/backend/payment-providers/providers";
import { startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import type { FirstPayment } from "@/backend/testing/fake-paypal/fake-subscriptions";
import { createTestProvider } from "@/backend/testing/fake-paypal/paypal-setup";
import { type CallOptions, startTestBackend } from "@/backend/testing/server";

const membership = 601;

/** A backend with a fake PayPal, and helpers that subscribe through the API. */
export async function createSubscriptionKit() {
  const fake = await startFakePayPal();
  afterAll(() => fake.stop());
  let providers: Providers;
  const backend = startTestBackend((db) => {
    const provider = createTestProvider(fake, (since) => listPayPalOrderIds(db, since), createPlanStore(db));
    providers = createProviders([{ provider, methods: ["P"], clientIdOf: () => "client", isLive: false }]);
    return { providers };
  });
  const { callRoute, database } = backend;

  async function fillCart(caller: CallOptions = {}, quantity = 1, productId = membership): Promise<string> {
    const { sessionId } = (await callRoute("cart.create", { body: {} }, caller)).body as {
      sessionId: string;
    };
    const item = { params: { sessionId }, body: { productId, quantity } };
    expect((await callRoute("cart.addItem", item, caller)).status).toBe(200);
    return sessionId;
  }

  async function startPayment(caller: CallOptions = {}, email?: string) {
    const sessionId = await fillCart(caller);
    const buyer = { ...createBuyer(sessionId, email), shippingAddress: undefined };
    const body = { ...buyer, method: "P", provider: "paypal", renews: true };
    const response = await callRoute("checkout.startPayment", { body }, caller);
    expect(response.status).toBe(200);
    const { transactionId: id, orderToken } = response.body as { transactionId: string; orderToken: string };
    const payment = { method: "P", provider: "paypal", transactionId: id };
    const pay = () => callRoute("checkout.placeOrder", { body: { ...buyer, payment } }, caller);
    return { ...buyer, id, token: orderToken, email: buyer.user.email, buyer, pay, ...createHelpers(id) };
  }

  /** Helpers for one subscription. */
  function createHelpers(id: string) {
    const deliver = (kind: string, eventId?: string) => {
      const { headers, rawBody } = fake.yearlyMessage(kind, id, eventId);
      const headerList = Object.entries(headers).map(([name, value]) => ({ name, value }));
      const body = { headers: headerList, payload: rawBody };
      return callRoute("payments.receiveEvent", { params: { provider: "paypal" }, body });
    };
    const row = async () =>
      (await database().select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
    const orderRows = async () =>
      (
        await database()
          .select({ order: orders })
          .from(subscriptionOrders)
          .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
          .where(eq(subscriptionOrders.subscriptionId, id))
          .orderBy(asc(orders.id))
      ).map(({ order }) => order);
    /** PayPal charges the subscription for another year. */
    const chargeRenewal = () => fake.yearly.take(id, new Date(fake.now() + 60_000));
    return { deliver, row, orderRows, chargeRenewal };
  }

  async function subscribe(caller: CallOptions = {}, first: FirstPayment = "COMPLETED", email?: string) {
    const started = await startPayment(caller, email);
    fake.yearly.approve(started.id, first);
    const placed = await started.pay();
    return { ...started, placed: placed.body as PlacedOrder, status: placed.status };
  }

  const context = () =>
    createPaymentContext({ db: database(), settings: { appOrigin: "http://localhost:3000", providers } });

  return { ...backend, fake, fillCart, startPayment, subscribe, context };
}
