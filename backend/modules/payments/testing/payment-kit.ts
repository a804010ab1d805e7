import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import type { Db } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { invoices, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { payments } from "@/backend/db/schema/payments";
import type { Visit } from "@/backend/http/visit";
import { placeOrderCall } from "@/backend/modules/checkout/place-order";
import { beginCheckout } from "@/backend/modules/checkout/start-payment";
import { Refusal } from "@/backend/http/refusals";
import { providersOf } from "@/backend/payments/providers";
import { receiveEvent } from "../receive-event";
import { reconcile } from "../reconcile";
import { sweepPayments } from "../sweep";
import type { PaymentWorld } from "../world";
import { TestBank, type TestEvent } from "./test-bank";

const kit = 969;

/** A shop with one bank that can do whatever a test wants of it. */
export function paymentKit(db: Db) {
  const bank = new TestBank();
  const setup = { provider: bank, methods: ["A", "C"] as const, clientIdOf: () => "pk", isLive: true };
  const world: PaymentWorld = {
    db,
    providers: providersOf([setup]),
    log: pino({ level: "silent" }),
    now: () => new Date(),
    appOrigin: "http://localhost:3000",
  };

  async function fillCart(quantity = 1): Promise<string> {
    const id = randomUUID().replaceAll("-", "") + randomUUID().replaceAll("-", "");
    const sessionId = id.slice(0, 43);
    await db.insert(carts).values({ id: sessionId, country: "US", shippingAddress: address });
    await db.insert(cartItems).values({ cartId: sessionId, productId: kit, quantity });
    return sessionId;
  }

  const begin = (sessionId: string, token?: string) =>
    beginCheckout(world, guest(), { ...buyerOf(sessionId), method: "A", provider: "stripe", token });

  /** As often as a person would press the button. */
  async function beginUntilBegun(sessionId: string) {
    for (let time = 0; time < 20; time += 1) {
      const begun = await begin(sessionId);
      if (!(begun instanceof Refusal)) return begun;
    }
    throw new Error("A payment could not be begun.");
  }

  const place = (sessionId: string, payment: object, key?: string) =>
    placeOrderCall(world, guest(key), {
      ...buyerOf(sessionId),
      payment: { method: "A", provider: "stripe", ...payment },
    });

  const tell = (event: TestEvent) =>
    receiveEvent(world, "stripe", { "x-bank": "signed" }, JSON.stringify(event));

  const sweep = () => sweepPayments(world, { graceSeconds: 0, abandonedHours: 24 });

  const ofLongAgo = () => reconcile(world, new Date(0));

  async function counts() {
    const one = async (query: ReturnType<typeof sql>) => {
      const { rows } = await db.execute<{ n: number }>(query);
      return Number(rows[0]?.n ?? 0);
    };
    return {
      paid: await one(sql`select count(*)::int as n from ${orders} where state = 'paid'`),
      notPaid: await one(sql`select count(*)::int as n from ${orders} where state <> 'paid'`),
      invoices: await one(sql`select count(*)::int as n from ${invoices}`),
      mails: await one(sql`select count(*)::int as n from ${outbox}`),
      ledger: await one(
        sql`select coalesce(sum(amount - refunded), 0)::int as n from ${payments} where state = 'succeeded'`,
      ),
    };
  }

  async function orderOf(sessionId: string) {
    const [order] = await db.select().from(orders).where(eq(orders.cartId, sessionId));
    if (order === undefined) throw new Error("This cart has no order.");
    return order;
  }

  return { world, bank, fillCart, begin, beginUntilBegun, place, tell, sweep, ofLongAgo, counts, orderOf };
}

const address = {
  firstName: "Jo",
  lastName: "Field",
  address: "1 Long Road",
  city: "Springfield",
  postalCode: "62701",
  state: "IL",
  country: "US",
};

const buyerOf = (sessionId: string) => ({
  sessionId,
  user: { firstName: "Jo", lastName: "Field", email: "jo@test.example" },
});

function guest(idempotencyKey?: string): Visit {
  return {
    person: undefined,
    admin: undefined,
    requestId: "test",
    tokenHash: undefined,
    country: "US",
    region: "US",
    clientAddress: undefined,
    idempotencyKey,
  };
}
