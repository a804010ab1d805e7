import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/backend/http/refusals";
import { freshDatabase } from "@/backend/testing/database";
import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { refundOrder } from "./refund";
import { paymentKit } from "./testing/payment-kit";
import { seeded } from "./testing/seeded";
import type { TestEvent } from "./testing/test-bank";

/** `npm run proof:payments` runs them whole, on both databases; races count on PostgreSQL only. */
const isFull = process.env["TEST_PAYMENTS"] === "full";
const rounds = isFull ? 200 : 6;
const interleavings = isFull ? 500 : 25;
const ledgerOrders = isFull ? 1_000 : 40;
const limitMs = isFull ? 900_000 : 60_000;
const atOnce = 20;

let db: Db;

beforeEach(async () => {
  ({ db } = await freshDatabase());
  await db.execute(sql`truncate outbox, orders, invoices, payments cascade`);
});

let figure = "";
afterEach(() => {
  console.log(figure);
});

describe("payments", () => {
  it(
    `${rounds} rounds of ${atOnce} identical submits make ${rounds} orders, intents and mails`,
    async () => {
      const { bank, fillCart, place, counts } = paymentKit(db);
      const statuses = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        const sessionId = await fillCart();
        // Every other round's page sends no key: then the cart's one order alone has to hold.
        const key = round % 2 === 0 ? `page-${round}-key` : undefined;
        const submit = () => place(sessionId, { token: "good" }, key);
        const answers = await Promise.all(Array.from({ length: atOnce }, submit));
        for (const answer of answers) {
          const said = answer instanceof Refusal ? String(answer.body["code"]) : answer.state;
          statuses.set(said, (statuses.get(said) ?? 0) + 1);
        }
        expect(answers.some((answer) => !(answer instanceof Refusal))).toBe(true);
        expect(await submit()).toMatchObject({ state: "paid" });
      }
      const { paid, notPaid, mails, invoices } = await counts();
      figure = `${rounds} x ${atOnce} submits: ${paid} orders, ${bank.payments.size} intents, ${mails} mails; answered ${JSON.stringify([...statuses])}`;
      expect({ paid, notPaid, mails, invoices, intents: bank.payments.size }).toEqual({
        paid: rounds,
        notPaid: 0,
        mails: rounds,
        invoices: rounds,
        intents: rounds,
      });
      expect([...statuses.keys()].filter((said) => said !== "paid" && said !== "in_progress")).toEqual([]);
    },
    limitMs,
  );

  it(
    `${interleavings} interleavings of return, webhook, sweeper and reconciler double nothing and lose nothing`,
    async () => {
      const kit = paymentKit(db);
      const { bank, counts } = kit;
      let errorPages = 0;
      for (let seed = 1; seed <= interleavings; seed += 1) {
        const random = seeded(seed);
        const someFault = () => (random.next() < 0.15 ? (random.next() < 0.5 ? "before" : "after") : undefined);
        bank.fault = someFault;
        const sessionId = await kit.fillCart(1 + random.below(3));
        const { payment } = await kit.beginUntilBegun(sessionId);
        bank.become(payment.providerId, { state: random.next() < 0.3 ? "approved" : "succeeded" });
        const events = bank.events.filter(({ providerId }) => providerId === payment.providerId);
        const returned = async () => {
          const answer = await kit.place(sessionId, { transactionId: payment.providerId });
          if (answer instanceof Refusal && answer.status >= 500) errorPages += 1;
        };
        const actors = random.shuffled([
          returned,
          returned,
          ...events.flatMap((event) => [() => kit.tell(event), () => kit.tell(event)]),
          kit.sweep,
          kit.ofLongAgo,
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
        await kit.ofLongAgo();
      }
      const { paid, notPaid, mails, invoices, ledger } = await counts();
      const taken = [...bank.payments.values()].filter(({ state }) => state === "succeeded").length;
      figure = `${interleavings} interleavings: ${paid} orders, ${Math.max(0, taken - paid)} doubled, ${interleavings - paid} lost, ${errorPages} error pages`;
      expect({ paid, notPaid, mails, invoices, taken, errorPages }).toEqual({
        paid: interleavings,
        notPaid: 0,
        mails: interleavings,
        invoices: interleavings,
        taken: interleavings,
        errorPages: 0,
      });
      expect(ledger).toBe(bank.balance());
    },
    limitMs,
  );

  it(
    `${ledgerOrders} orders with events repeated, shuffled and lost: our ledger is the bank's, to the cent`,
    async () => {
      const kit = paymentKit(db);
      const { bank, counts } = kit;
      const random = seeded(7);
      bank.refundsTake = "a-while";
      const waiting: TestEvent[] = [];
      for (let count = 0; count < ledgerOrders; count += 1) {
        const sessionId = await kit.fillCart(1 + random.below(4));
        const { payment } = await kit.beginUntilBegun(sessionId);
        const isDeclined = random.next() < 0.1;
        bank.become(payment.providerId, isDeclined ? { state: "failed", failure: "declined" } : { state: "succeeded" });
      }
      const deliver = async () => {
        waiting.push(...bank.events.splice(0));
        // One in ten is lost at first, and told again afterwards, like whatever is answered by a no.
        const lost = waiting.filter(() => random.next() < 0.1);
        const told = random.shuffled(
          waiting
            .filter((event) => !lost.includes(event))
            .flatMap((event) => Array.from({ length: 1 + random.below(5) }, () => event)),
        );
        waiting.splice(0, waiting.length, ...lost);
        for (let at = 0; at < told.length; at += 8)
          await Promise.all(told.slice(at, at + 8).map((event) => kit.tell(event)));
        return told.length;
      };
      let told = await deliver();
      const paidOrders = await db.execute<{ id: number; total: number }>(
        sql`select id, total from orders where state = 'paid' order by id`,
      );
      for (const { id: orderId, total } of paidOrders.rows) {
        if (random.next() < 0.5) continue;
        const amount = random.next() < 0.5 ? undefined : 1 + random.below(total);
        await refundOrder(kit.world, { orderId, amount, reason: "wanted back", actorId: null });
      }
      for (const [id] of bank.refunds) bank.endRefund(id, random.next() < 0.2 ? "failed" : "succeeded");
      while (waiting.length + bank.events.length > 0) told += await deliver();
      const { ledger } = await counts();
      figure = `${ledgerOrders} orders, ${told} events told: ledger ${ledger}, bank ${bank.balance()}, ${bank.refunds.size} refunds`;
      expect(ledger).toBe(bank.balance());
      expect(ledger).toBeGreaterThan(0);
      expect(bank.refunds.size).toBeGreaterThan(0);
    },
    limitMs,
  );
});
