import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/backend/http/refusals";
import { createTestDatabase } from "@/backend/testing/database";
import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { refundOrder } from "./refund-order";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";
import { seededRandom } from "@/backend/orders/payments/testing/seeded-random";
import type { TestBankEvent } from "@/backend/orders/payments/testing/test-bank";

/** `npm run proof:payments` runs the full numbers on both databases. Races are only meaningful on PostgreSQL. */
const isFull = process.env["TEST_PAYMENTS"] === "full";
const rounds = isFull ? 200 : 2;
const interleavings = isFull ? 500 : 10;
const ledgerOrders = isFull ? 1_000 : 16;
const limitMs = isFull ? 900_000 : 60_000;
const atOnce = 20;

let db: Db;

beforeEach(async () => {
  ({ db } = await createTestDatabase());
  await db.execute(sql`truncate outbox, orders, invoices, payments cascade`);
});

let figure = "";
afterEach(() => {
  console.log(figure);
});

describe("payments", () => {
  it(
    `creates one order, intent and mail for ${atOnce} identical submits, in ${rounds} rounds`,
    async () => {
      const { bank, fillCart, submit: submitCart, counts } = createPaymentKit(db);
      const statuses = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        const sessionId = await fillCart();
        // Every other round sends no idempotency key: then only the single order per cart prevents duplicates.
        const key = round % 2 === 0 ? `page-${round}-key` : undefined;
        const submit = () => submitCart(sessionId, { token: "good" }, key);
        const responses = await Promise.all(Array.from({ length: atOnce }, submit));
        for (const response of responses) {
          const status = response instanceof Refusal ? String(response.body["code"]) : response.state;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        expect(responses.some((response) => !(response instanceof Refusal))).toBe(true);
        expect(await submit()).toMatchObject({ state: "paid" });
      }
      const { paid, notPaid, mails, invoices } = await counts();
      figure = `${rounds} x ${atOnce} submits: ${paid} orders, ${bank.payments.size} intents, ${mails} mails; responses ${JSON.stringify([...statuses])}`;
      expect({ paid, notPaid, mails, invoices, intents: bank.payments.size }).toEqual({
        paid: rounds,
        notPaid: 0,
        mails: rounds,
        invoices: rounds,
        intents: rounds,
      });
      expect([...statuses.keys()].filter((status) => status !== "paid" && status !== "in_progress")).toEqual(
        [],
      );
    },
    limitMs,
  );

  it(
    `neither loses nor duplicates orders in ${interleavings} interleavings of return, webhook, sweeper and reconciler`,
    async () => {
      const kit = createPaymentKit(db);
      const { bank, counts } = kit;
      let errorPages = 0;
      for (let seed = 1; seed <= interleavings; seed += 1) {
        const random = seededRandom(seed);
        const since = new Date();
        const randomFault = () =>
          random.next() < 0.15 ? (random.next() < 0.5 ? "before" : "after") : undefined;
        bank.fault = randomFault;
        const sessionId = await kit.fillCart(1 + random.below(3));
        const { payment } = await kit.startPaymentWithRetry(sessionId);
        bank.setStatus(payment.providerId, { state: random.next() < 0.3 ? "approved" : "succeeded" });
        const events = bank.events.filter(({ providerId }) => providerId === payment.providerId);
        const returnFromProvider = async () => {
          const response = await kit.submit(sessionId, { transactionId: payment.providerId });
          if (response instanceof Refusal && response.status >= 500) errorPages += 1;
        };
        const actors = random.shuffled([
          returnFromProvider,
          returnFromProvider,
          ...events.flatMap((event) => [() => kit.deliver(event), () => kit.deliver(event)]),
          kit.sweep,
          () => kit.reconcileSince(since),
        ]);
        await Promise.all(
          actors.map(async (act) => {
            for (let turns = random.below(12); turns > 0; turns -= 1)
              await new Promise((resolve) => setImmediate(resolve));
            await act().catch(() => (errorPages += 1));
          }),
        );
        bank.fault = () => undefined;
        await kit.sweep();
        await kit.reconcileSince(since);
      }
      const { paid, notPaid, mails, invoices, ledger } = await counts();
      const charged = [...bank.payments.values()].filter(({ state }) => state === "succeeded").length;
      figure = `${interleavings} interleavings: ${paid} orders, ${Math.max(0, charged - paid)} doubled, ${interleavings - paid} lost, ${errorPages} error pages`;
      expect({ paid, notPaid, mails, invoices, charged, errorPages }).toEqual({
        paid: interleavings,
        notPaid: 0,
        mails: interleavings,
        invoices: interleavings,
        charged: interleavings,
        errorPages: 0,
      });
      expect(ledger).toBe(bank.balance());
    },
    limitMs,
  );

  it(
    `matches the bank's ledger to the cent for ${ledgerOrders} orders with repeated, shuffled and lost events`,
    async () => {
      const kit = createPaymentKit(db);
      const { bank, counts } = kit;
      const random = seededRandom(7);
      bank.refundSpeed = "delayed";
      const undelivered: TestBankEvent[] = [];
      for (let count = 0; count < ledgerOrders; count += 1) {
        const sessionId = await kit.fillCart(1 + random.below(4));
        const { payment } = await kit.startPaymentWithRetry(sessionId);
        const isDeclined = random.next() < 0.1;
        bank.setStatus(
          payment.providerId,
          isDeclined ? { state: "failed", failure: "declined" } : { state: "succeeded" },
        );
      }
      const deliver = async () => {
        undelivered.push(...bank.events.splice(0));
        // One in ten is lost at first and delivered later, like events we answer with an error.
        const lost = undelivered.filter(() => random.next() < 0.1);
        const delivered = random.shuffled(
          undelivered
            .filter((event) => !lost.includes(event))
            .flatMap((event) => Array.from({ length: 1 + random.below(5) }, () => event)),
        );
        undelivered.splice(0, undelivered.length, ...lost);
        for (let start = 0; start < delivered.length; start += 8)
          await Promise.all(delivered.slice(start, start + 8).map((event) => kit.deliver(event)));
        return delivered.length;
      };
      let deliveries = await deliver();
      const paidOrders = await db.execute<{ id: number; total: number }>(
        sql`select id, total from orders where state = 'paid' order by id`,
      );
      for (const { id: orderId, total } of paidOrders.rows) {
        if (random.next() < 0.5) continue;
        const amount = random.next() < 0.5 ? undefined : 1 + random.below(total);
        await refundOrder(kit.context, { orderId, amount, reason: "returned", actorId: null });
      }
      for (const [id] of bank.refunds) bank.settleRefund(id, random.next() < 0.2 ? "failed" : "succeeded");
      while (undelivered.length + bank.events.length > 0) deliveries += await deliver();
      const { ledger } = await counts();
      figure = `${ledgerOrders} orders, ${deliveries} events delivered: ledger ${ledger}, bank ${bank.balance()}, ${bank.refunds.size} refunds`;
      expect(ledger).toBe(bank.balance());
      expect(ledger).toBeGreaterThan(0);
      expect(bank.refunds.size).toBeGreaterThan(0);
    },
    limitMs,
  );
});
