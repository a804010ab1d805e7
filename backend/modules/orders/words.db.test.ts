import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { type Placed, shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { runBackend } from "@/backend/testing/server";

const backend = runBackend();
const { ask, database } = backend;
const { buy } = shopperOf(backend);

const alike = (one: string, other: string) => [...one].filter((letter, at) => other[at] === letter).length;

it("the words that open orders and invoices have nothing in common, so that from one's own nobody's is guessed", async () => {
  for (let time = 0; time < 4; time += 1) expect((await buy("success")).answer.status).toBe(200);
  const rows = await database()
    .select({ order: orders.token, invoice: invoices.token })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .orderBy(desc(orders.id))
    .limit(4);
  const words = rows.flatMap(({ order, invoice }) => [order, invoice]);
  expect(words).toHaveLength(8);
  for (const [at, word] of words.entries()) {
    expect(word).toMatch(/^[A-Za-z0-9_-]{43}$/);
    // Of 43 letters out of 64 one is the same by chance, hardly ever eight.
    for (const other of words.slice(at + 1)) expect(alike(word, other)).toBeLessThan(8);
  }
});

it("each word opens its own order and no other", async () => {
  const bought = [await buy("success"), await buy("success")].map(({ answer }) => answer.body as Placed);
  for (const { token, number } of bought)
    expect((await ask("checkout.placedOrder", { params: { token } })).body).toMatchObject({ number });
  const nobodys = `${bought[0]?.token.slice(0, -2)}xx`;
  expect((await ask("checkout.placedOrder", { params: { token: nobodys } })).status).toBe(404);
});
