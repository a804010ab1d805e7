import { afterAll, expect } from "vitest";
import { asc, eq } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import { buyerOf, type Placed } from "@/backend/modules/checkout/testing/shopper";
import { worldOf } from "@/backend/modules/payments/world";
import { begunPayPalOrders } from "@/backend/payments/paypal/begun-orders";
import { planBookOf } from "@/backend/payments/paypal/plan-book";
import { providersOf, type Providers } from "@/backend/payments/providers";
import { runFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import type { FirstPayment } from "@/backend/testing/fake-paypal/fake-subscriptions";
import { connect } from "@/backend/testing/fake-paypal/paypal-kit";
import { type Asker, runBackend } from "@/backend/testing/server";

const membership = 601;

/** A shop with PayPal, and somebody who subscribes there, by the calls alone. */
export async function subscribers() {
  const fake = await runFakePayPal();
  afterAll(() => fake.stop());
  let providers: Providers;
  const backend = runBackend((db) => {
    const provider = connect(fake, (since) => begunPayPalOrders(db, since), planBookOf(db));
    providers = providersOf([{ provider, methods: ["P"], clientIdOf: () => "client", isLive: false }]);
    return { providers };
  });
  const { ask, database } = backend;

  async function fillCart(asker: Asker = {}, quantity = 1, productId = membership): Promise<string> {
    const { sessionId } = (await ask("cart.create", { body: {} }, asker)).body as { sessionId: string };
    const item = { params: { sessionId }, body: { productId, quantity } };
    expect((await ask("cart.addItem", item, asker)).status).toBe(200);
    return sessionId;
  }

  async function begin(asker: Asker = {}, email?: string) {
    const sessionId = await fillCart(asker);
    const buyer = { ...buyerOf(sessionId, email), shippingAddress: undefined };
    const body = { ...buyer, method: "P", provider: "paypal", renews: true };
    const answer = await ask("checkout.startPayment", { body }, asker);
    expect(answer.status).toBe(200);
    const { transactionId: id, orderToken } = answer.body as { transactionId: string; orderToken: string };
    const payment = { method: "P", provider: "paypal", transactionId: id };
    const pay = () => ask("checkout.placeOrder", { body: { ...buyer, payment } }, asker);
    return { ...buyer, id, token: orderToken, email: buyer.user.email, buyer, pay, ...things(id) };
  }

  /** What is known here of it. */
  function things(id: string) {
    const tell = (kind: string, eventId?: string) => {
      const { headers, rawBody } = fake.yearlyMessage(kind, id, eventId);
      const named = Object.entries(headers).map(([name, value]) => ({ name, value }));
      const body = { headers: named, payload: rawBody };
      return ask("paymentEvents.receive", { params: { provider: "paypal" }, body });
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
    /** PayPal takes the money once more, after the first time. */
    const takeAgain = () => fake.yearly.take(id, new Date(fake.now() + 60_000));
    return { tell, row, orderRows, takeAgain };
  }

  async function subscribe(asker: Asker = {}, first: FirstPayment = "COMPLETED", email?: string) {
    const begun = await begin(asker, email);
    fake.yearly.approve(begun.id, first);
    const placed = await begun.pay();
    return { ...begun, placed: placed.body as Placed, status: placed.status };
  }

  const world = () =>
    worldOf({ db: database(), settings: { appOrigin: "http://localhost:3000", providers } });

  return { ...backend, fake, fillCart, begin, subscribe, world };
}
