import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { kits } from "@/backend/db/schema/kits";
import { orders } from "@/backend/db/schema/orders";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { findPackingSlip } from "@/backend/orders/admin/admin-orders/packing-slip";
import { startTestBackend } from "@/backend/testing/server";
import { listKitsOfOrder } from "./list-kits";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { findUser } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database, updateRows } = backend;

interface Listed {
  readonly id: number;
  readonly state: string;
  readonly barcode: string | null;
  readonly showsLabel: boolean;
}

let shop: ReturnType<typeof createKitShop>;
let admin = "";
beforeAll(async () => {
  shop = createKitShop(database());
  admin = await signIn("admin");
});

async function buyAs(account: "owner" | "pending", productId: number, quantity = 1) {
  const user = await findUser(database(), demoEmail(account));
  const { orderId } = await shop.buy(productId, { quantity, userId: user.id });
  const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
  return { orderId, token: order?.token ?? "" };
}

const readKits = async (name: string, params: object, token?: string) => {
  const { status, body } = await callRoute(name, { params: { ...params } }, { token });
  expect(status).toBe(200);
  return (body as { kits: { count: number; list: Listed[] } }).kits;
};
const readUnused = (token: string) => readRoute("kits.list", { query: { size: 100 } }, { token });
const post = (id: number) =>
  callRoute("adminOrders.markPosted", { params: { id }, body: { carrier: "usps" } }, { token: admin });

describe("the kits of an order", () => {
  it("show their barcodes to administrators at once, to the buyer when the order is posted", async () => {
    const { orderId, token } = await buyAs("owner", 969, 2);
    await updateRows(orders, { isSwabRequired: true }, eq(orders.id, orderId));
    const owner = await signIn("owner");
    const packed = await readKits("adminOrders.get", { id: orderId }, admin);
    expect(packed.list.map(({ barcode }) => barcode?.slice(0, 2))).toEqual(["TM", "TM"]);
    for (const read of [
      () => readKits("orders.get", { id: orderId }, owner),
      () => readKits("checkout.placedOrder", { token }),
    ])
      expect((await read()).list.map(({ barcode }) => barcode)).toEqual([null, null]);
    const mailed = await post(orderId);
    expect(mailed.status).toBe(200);
    for (const read of [
      () => readKits("orders.get", { id: orderId }, owner),
      () => readKits("checkout.placedOrder", { token }),
    ])
      expect((await read()).list.map(({ barcode }) => barcode)).toEqual(
        packed.list.map(({ barcode }) => barcode),
      );
  });

  it("show barcodes and labels at once in the demo, labels until they are activated", async () => {
    const { orderId } = await buyAs("owner", 969, 2);
    const [first] = await shop.listKits(orderId);
    await shop.activate(first?.id ?? 0);
    const { list } = await listKitsOfOrder(database(), orderId, { settings: { showsKitLabels: true } });
    expect(list.map(({ state, showsLabel, barcode }) => [state, showsLabel, barcode !== null])).toEqual([
      ["activated", false, true],
      ["unused", true, true],
    ]);
  });

  it("are packed with labels, and void ones stay behind", async () => {
    const { orderId } = await buyAs("owner", 281);
    const [first, second] = await shop.listKits(orderId);
    await updateRows(kits, { voidedAt: new Date() }, eq(kits.id, first?.id ?? 0));
    expect((await findPackingSlip(database(), orderId))?.tubes).toHaveLength(9);
    const file = await callRoute("adminOrders.tubeLabels", { params: { id: orderId } }, { token: admin });
    expect([file.status, String(file.body).slice(0, 5)]).toEqual([200, "%PDF-"]);
    await updateRows(orders, { isSwabRequired: true }, eq(orders.id, orderId));
    await post(orderId);
    const after = await shop.listKits(orderId);
    expect(after[0]?.sentAt).toBeNull();
    expect(after.find(({ id }) => id === second?.id)?.sentAt).toBeInstanceOf(Date);
  });

  it("have no labels without tubes", async () => {
    const { orderId } = await buyAs("owner", 614);
    const file = await callRoute("adminOrders.tubeLabels", { params: { id: orderId } }, { token: admin });
    expect(file.status).toBe(404);
  });
});

describe("GET /my/kits", () => {
  it("lists the user's own kits that are neither activated nor void", async () => {
    const token = await signIn("pending");
    const before = (await readUnused(token)).count;
    const { orderId } = await buyAs("pending", 969, 3);
    await buyAs("owner", 969);
    const [activated, voided, unused] = await shop.listKits(orderId);
    await shop.activate(activated?.id ?? 0);
    await updateRows(kits, { voidedAt: new Date() }, eq(kits.id, voided?.id ?? 0));
    const { count, results } = await readUnused(token);
    expect(count).toBe(before + 1);
    expect(results[0]).toMatchObject({ id: unused?.id, state: "unused", barcode: null });
    const query = { filter: "activated" };
    const used = (await callRoute("kits.list", { query }, { token })).body as { results: object[] };
    // Animals of other users are not named.
    expect(used.results[0]).toMatchObject({ id: activated?.id, state: "activated", animal: null });
  });
});
