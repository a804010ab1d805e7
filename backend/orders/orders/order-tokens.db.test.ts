import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { type PlacedOrder, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, database } = backend;
const { buy } = createShopper(backend);

const countEqualCharacters = (a: string, b: string) =>
  [...a].filter((character, index) => b[index] === character).length;

it("order and invoice tokens cannot be guessed from each other", async () => {
  for (let count = 0; count < 4; count += 1) expect((await buy("success")).response.status).toBe(200);
  const rows = await database()
    .select({ order: orders.token, invoice: invoices.token })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .orderBy(desc(orders.id))
    .limit(4);
  const tokens = rows.flatMap(({ order, invoice }) => [order, invoice]);
  expect(tokens).toHaveLength(8);
  for (const [index, token] of tokens.entries()) {
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    // About one of 43 random characters out of 64 matches by chance, hardly ever eight.
    for (const other of tokens.slice(index + 1)) expect(countEqualCharacters(token, other)).toBeLessThan(8);
  }
});

it("an order opens with its own token only", async () => {
  const bought = [await buy("success"), await buy("success")].map(
    ({ response }) => response.body as PlacedOrder,
  );
  for (const { token, number } of bought)
    expect((await callRoute("checkout.placedOrder", { params: { token } })).body).toMatchObject({ number });
  const invalidToken = `${bought[0]?.token.slice(0, -2)}xx`;
  expect((await callRoute("checkout.placedOrder", { params: { token: invalidToken } })).status).toBe(404);
});
