import { randomUUID } from "node:crypto";
import { addSeconds } from "date-fns";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import type { Db } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { invoices, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { payments } from "@/backend/db/schema/payments";
import type { Caller } from "@/backend/http/caller";
import { submitCheckout } from "@/backend/orders/checkout/submit-checkout";
import { createCheckoutPayment } from "@/backend/orders/checkout/start-payment";
import { Refusal } from "@/backend/http/refusals";
import { createProviders } from "@/backend/payment-providers/providers";
import { receiveWebhook } from "@/backend/orders/payments/receive-webhook";
import { reconcilePayments } from "@/backend/orders/payments/reconcile-payments";
import { sweepPayments } from "@/backend/orders/payments/sweep-payments";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { TestBank, type TestBankEvent } from "./test-bank";
import { testAddress } from "@/lib/contract/testing/test-address";

const kit = 969;

/** Payment use cases with an in-memory bank that tests can control. */
export function createPaymentKit(db: Db) {
  const bank = new TestBank();
  const setup = { provider: bank, methods: ["A", "C"] as const, clientIdOf: () => "pk", isLive: true };
  const context: PaymentContext = {
    db,
    providers: createProviders([setup]),
    log: pino({ level: "silent" }),
    now: () => new Date(),
    appOrigin: "http://localhost:3000",
    // Buyers press again at once here.
    youngSeconds: 0,
  };

  async function fillCart(quantity = 1): Promise<string> {
    const id = randomUUID().replaceAll("-", "") + randomUUID().replaceAll("-", "");
    const sessionId = id.slice(0, 43);
    await db.insert(carts).values({ id: sessionId, country: "US", shippingAddress: address });
    await db.insert(cartItems).values({ cartId: sessionId, productId: kit, quantity });
    return sessionId;
  }

  const startPayment = (sessionId: string, token?: string) =>
    createCheckoutPayment(context, guest(), {
      ...createBuyer(sessionId),
      method: "A",
      provider: "stripe",
      token,
    });

  /** Retries as a buyer would by pressing the button again. */
  async function startPaymentWithRetry(sessionId: string) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const started = await startPayment(sessionId);
      if (!(started instanceof Refusal)) return started;
    }
    throw new Error("The payment could not be started.");
  }

  const submit = (sessionId: string, payment: object, key?: string) =>
    submitCheckout(context, guest(key), {
      ...createBuyer(sessionId),
      payment: { method: "A", provider: "stripe", ...payment },
    });

  const deliver = (event: TestBankEvent) =>
    receiveWebhook(context, "stripe", { "x-bank": "signed" }, JSON.stringify(event));

  /** A second ahead, so that rows changed just now are included although the database clock is finer than ours. */
  const sweep = () =>
    sweepPayments(
      { ...context, now: () => addSeconds(new Date(), 1) },
      { graceSeconds: 0, abandonedHours: 24 },
    );

  const reconcileSince = (since = new Date(0)) => reconcilePayments(context, since);

  async function counts() {
    const count = async (query: ReturnType<typeof sql>) => {
      const { rows } = await db.execute<{ n: number }>(query);
      return Number(rows[0]?.n ?? 0);
    };
    return {
      paid: await count(sql`select count(*)::int as n from ${orders} where state = 'paid'`),
      notPaid: await count(sql`select count(*)::int as n from ${orders} where state <> 'paid'`),
      invoices: await count(sql`select count(*)::int as n from ${invoices}`),
      mails: await count(sql`select count(*)::int as n from ${outbox}`),
      ledger: await count(
        sql`select coalesce(sum(amount - refunded), 0)::int as n from ${payments} where state = 'succeeded'`,
      ),
    };
  }

  async function findOrder(sessionId: string) {
    const [order] = await db.select().from(orders).where(eq(orders.cartId, sessionId));
    if (order === undefined) throw new Error("This cart has no order.");
    return order;
  }

  return {
    context,
    bank,
    fillCart,
    startPayment,
    startPaymentWithRetry,
    submit,
    deliver,
    sweep,
    reconcileSince,
    counts,
    findOrder,
  };
}

const address = testAddress;

const createBuyer = (sessionId: string) => ({
  sessionId,
  user: { firstName: "Jo", lastName: "Field", email: "jo@test.example" },
});

function guest(idempotencyKey?: string): Caller {
  return {
    user: undefined,
    admin: undefined,
    requestId: "test",
    tokenHash: undefined,
    country: "US",
    store: "US",
    language: "en",
    clientAddress: undefined,
    idempotencyKey,
  };
}
