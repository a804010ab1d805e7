import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "@/backend/db/client";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";
import type { CallOptions, startTestBackend } from "@/backend/testing/server";
import { randomId } from "@/backend/db/random-token";
import { testAddress } from "@/lib/contract/testing/test-address";

type Backend = Pick<ReturnType<typeof startTestBackend>, "callRoute" | "database">;

/** Geno Pet for dogs: a kit with its test, for any breed. */
export const genoPet = 969;
/** Full Breed Profile, any dog breed. */
export const breedProfile = 401;

export const person = {
  ...testAddress,
  email: "jo@test.example",
  acceptTerms: true,
};

export const pet = {
  petName: "Rex",
  gender: "male",
  species: "canine",
  dobDay: 3,
  dobMonth: 4,
  dobYear: 2021,
};

export const record = (barcode: string, changes: object = {}) => ({
  id: randomId(),
  email: "jo@test.example",
  barcodes: [barcode],
  pet,
  person,
  ...changes,
});

/** Buys kits through the API and returns the barcodes of their tubes. */
export function createKitBuyer({ callRoute, database }: Backend) {
  const { createCardToken } = createShopper({ callRoute });

  return async function buyKits(
    productId: number,
    caller: CallOptions = {},
    quantity = 1,
  ): Promise<string[]> {
    const { body } = await callRoute("cart.create", { body: {} }, caller);
    const { sessionId } = body as { sessionId: string };
    const params = { sessionId };
    const added = await callRoute("cart.addItem", { params, body: { productId, quantity } }, caller);
    expect(added.status).toBe(200);
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const placed = await callRoute(
      "checkout.placeOrder",
      { body: { ...createBuyer(sessionId), payment } },
      caller,
    );
    expect(placed.body).toMatchObject({ state: "paid" });
    return readBarcodes(database(), (placed.body as { token: string }).token);
  };
}

async function readBarcodes(db: Db, orderToken: string): Promise<string[]> {
  const rows = await db
    .select({ barcode: kits.barcode })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.token, orderToken))
    .orderBy(kits.id);
  return rows.map(({ barcode }) => barcode);
}
