import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { sandboxCards, type SandboxOutcome } from "@/lib/config/sandbox-cards";
import { type Database, openDatabase } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { seed } from "@/backend/db/seed/seed";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { placeOrderCall } from "@/backend/modules/checkout/place-order";
import { keepCard } from "@/backend/modules/checkout/sandbox-calls";
import { beginCheckout } from "@/backend/modules/checkout/start-payment";
import { reconcile } from "@/backend/modules/payments/reconcile";
import { refundOrder } from "@/backend/modules/payments/refund";
import { sweepPayments } from "@/backend/modules/payments/sweep";
import { type PaymentWorld, worldOf } from "@/backend/modules/payments/world";
import { providersOf } from "@/backend/payments/providers";
import { sandboxSetup } from "@/backend/payments/sandbox";
import { changePaymentObject } from "@/backend/payments/sandbox-objects";

/**
 * What scripts/proofs/payments.mjs kills: several buyers at once, who tell of every order they were promised. Their lines go out at
 * once, since a killed process empties no buffer.
 */
const [task, databaseUrl = "", dataDir = ""] = process.argv.slice(2);
const buyersAtOnce = 6;
const appOrigin = "http://localhost:3000";

function tell(word: string, value: unknown): void {
  writeSync(1, `${word} ${JSON.stringify(value)}\n`);
}

const visit: Visit = {
  person: undefined,
  admin: undefined,
  requestId: "proof",
  tokenHash: undefined,
  country: "US",
  region: "US",
  clientAddress: undefined,
};

const address = {
  ...{ firstName: "Jo", lastName: "Field", address: "1 Long Road", city: "Springfield" },
  ...{ postalCode: "62701", state: "IL", country: "US" },
};

async function fillCart({ db }: PaymentWorld) {
  const sessionId = `${randomUUID()}${randomUUID()}`.replaceAll("-", "").slice(0, 43);
  await db.insert(carts).values({ id: sessionId, country: "US", shippingAddress: address });
  await db.insert(cartItems).values({ cartId: sessionId, productId: 969, quantity: 1 });
  const user = { firstName: "Jo", lastName: "Field", email: "jo@test.example" };
  return { sessionId, user };
}

async function tokenOf(world: PaymentWorld, outcome: SandboxOutcome): Promise<string> {
  const number = sandboxCards.find((card) => card.outcome === outcome)?.number ?? "";
  const kept = await keepCard(world, { number, expiryMonth: 12, expiryYear: 2099 });
  if (kept instanceof Refusal) throw new Error("The vault refuses a published card.");
  return kept.token;
}

/** In turns: a card, one whose answer is lost, and one that is approved first and taken afterwards. */
async function buy(world: PaymentWorld, turn: number) {
  const buyer = await fillCart(world);
  if (turn % 3 !== 2) {
    const token = await tokenOf(world, turn % 3 === 0 ? "success" : "lost-answer");
    return placeOrderCall(world, visit, { ...buyer, payment: { method: "C", provider: "sandbox", token } });
  }
  const begun = await beginCheckout(world, visit, { ...buyer, method: "C", provider: "sandbox" });
  if (begun instanceof Refusal) return begun;
  const transactionId = begun.payment.providerId;
  await changePaymentObject(world.db, transactionId, (payment) => ({ ...payment, state: "approved" }));
  tell("approved", transactionId);
  return placeOrderCall(world, visit, {
    ...buyer,
    payment: { method: "C", provider: "sandbox", transactionId },
  });
}

async function buyWithoutEnd(world: PaymentWorld): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const placed = await buy(world, turn);
    if (placed instanceof Refusal) continue;
    tell("ordered", placed.token);
    if (turn % 4 !== 3) continue;
    const [order] = await world.db.select().from(orders).where(eq(orders.token, placed.token));
    if (order) await refundOrder(world, { orderId: order.id, amount: 100, reason: "proof", actorId: null });
  }
}

/** Only the reconciler and the sweeper have run since the kill; then everything taken must be an order, or given back. */
async function check(world: PaymentWorld) {
  const later = { ...world, now: () => new Date(Date.now() + 120_000) };
  await reconcile(later, new Date(0));
  await sweepPayments(later, { graceSeconds: 0, abandonedHours: 24 });
  const number = async (query: ReturnType<typeof sql>) => {
    const { rows } = await world.db.execute<{ n: number }>(query);
    return Number(rows[0]?.n ?? 0);
  };
  const { rows } = await world.db.execute<{ token: string }>(
    sql`select token from orders where state in ('paid', 'refunded')`,
  );
  return {
    tokens: rows.map(({ token }) => token),
    taken: await number(
      sql`select count(*)::int n from sandbox_objects where kind = 'payment' and content->>'state' = 'succeeded'`,
    ),
    without: await number(sql`
      select count(*)::int n from sandbox_objects s where s.kind = 'payment' and s.content->>'state' = 'succeeded'
      and (s.content->>'refunded')::int < (s.content->>'amount')::int
      and not exists (select from payments p join payment_orders po on po.payment_id = p.id join orders o on o.id = po.order_id
        where p.provider_id = s.id and p.state = 'succeeded' and o.state in ('paid', 'refunded'))`),
    doubled: await number(sql`
      select count(*)::int n from (select po.order_id from payment_orders po join payments p on p.id = po.payment_id
      where p.state = 'succeeded' and p.problem is null group by 1 having count(*) > 1) d`),
    bank: await number(sql`
      select coalesce(sum((content->>'amount')::int - (content->>'refunded')::int), 0)::int n from sandbox_objects
      where kind = 'payment' and content->>'state' = 'succeeded'`),
    ledger: await number(
      sql`select coalesce(sum(amount - refunded), 0)::int n from payments where state = 'succeeded'`,
    ),
    mailless: await number(sql`
      select count(*)::int n from orders o where o.state = 'paid'
      and (select count(*) from outbox m where m.subject = 'Your order ' || o.number || ' is confirmed') <> 1`),
    waiting: await number(sql`select count(*)::int n from refunds where state in ('starting', 'unknown')`),
  };
}

async function openWorld(database: Database): Promise<PaymentWorld> {
  await migrate(database);
  await seed(database.db, { demo: false });
  const { db } = database;
  const providers = providersOf([sandboxSetup(db, appOrigin)]);
  return worldOf({ db, settings: { appOrigin, providers, log: pino({ level: "silent" }) } });
}

const database = await openDatabase({ databaseUrl, poolSize: 10, dataDir });
const world = await openWorld(database);
tell("opened", true);
if (task === "buy") await Promise.all(Array.from({ length: buyersAtOnce }, () => buyWithoutEnd(world)));
tell("checked", await check(world));
await database.close();
