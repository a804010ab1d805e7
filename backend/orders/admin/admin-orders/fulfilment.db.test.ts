import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { findPackingSlip } from "./packing-slip";
import { type PlacedOrder, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database, updateRows } = backend;
const { buy, fillCart, submit, createCardToken } = createShopper(backend);

const swabs = 298;
let admin = "";
beforeAll(async () => {
  admin = await signIn("admin");
});

const findOrder = async (response: { body: unknown }) => {
  const { token } = response.body as PlacedOrder;
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  if (order === undefined) throw new Error("Order not found.");
  return order;
};
const paid = async () => findOrder((await buy("success")).response);
const post = (id: number, body: object = { carrier: "usps", trackingNumber: "9400 1000" }, token = admin) =>
  callRoute("adminOrders.markPosted", { params: { id }, body }, { token });
const readOrder = (id: number) => readRoute("adminOrders.get", { params: { id } }, { token: admin });
const listToPost = async () => {
  const query = { toPost: true, size: 100 };
  return (await readRoute("adminOrders.list", { query }, { token: admin })).results.map(({ id }) => id);
};

describe("posting an order", () => {
  it("records carrier and number once after a double click, with one mail, event and audit entry", async () => {
    const order = await paid();
    expect(await listToPost()).toContain(order.id);
    const responses = await Promise.all([post(order.id), post(order.id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { shipment, events } = await readOrder(order.id);
    expect(shipment).toMatchObject({
      carrier: "USPS",
      trackingNumber: "9400 1000",
      trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels=94001000",
    });
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["placed", null] as const,
      ["paid", null] as const,
      ["posted", "Ada Marsh"],
    ]);
    const audited = await database()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.call, "adminOrders.markPosted"));
    expect(audited.filter(({ reason }) => reason === `${order.number}: USPS 9400 1000`)).toHaveLength(1);
    const mails = await listQueuedMails(database(), order.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.any(String),
      `Your order ${order.number} is on its way`,
    ]);
    expect(mails.at(-1)?.text).toContain("https://tools.usps.com/go/TrackConfirmAction?tLabels=94001000");
    expect(await listToPost()).not.toContain(order.id);
  });

  it("corrects a wrong number, and mails the buyer again", async () => {
    const order = await paid();
    await post(order.id);
    const other = { carrier: "other", carrierName: "Pony Post", trackingNumber: "P1" };
    expect((await post(order.id, other)).status).toBe(200);
    const { shipment, events } = await readOrder(order.id);
    expect(shipment).toMatchObject({ carrier: "Pony Post", trackingNumber: "P1", trackingUrl: null });
    expect(events.at(-1)).toMatchObject({ kind: "tracking-changed", note: "Pony Post P1" });
    expect(await listQueuedMails(database(), order.email)).toHaveLength(3);
  });

  it("is not due while the payment is disputed", async () => {
    const { id } = await paid();
    await updateRows(orders, { dispute: "open" }, eq(orders.id, id));
    expect(await listToPost()).not.toContain(id);
    await updateRows(orders, { dispute: "won" }, eq(orders.id, id));
    expect(await listToPost()).toContain(id);
  });

  it("requires the name of another carrier and a readable number", async () => {
    const { id } = await paid();
    expect(await post(id, { carrier: "other" })).toMatchObject({
      status: 428,
      body: { carrierName: "This field is required" },
    });
    expect((await post(id, { carrier: "usps", trackingNumber: "<b>" })).status).toBe(428);
  });

  it("is refused while a transfer is awaited, and for orders without anything to post", async () => {
    const customer = { token: await signIn("owner"), country: "US" };
    const open = await findOrder(await submit(await fillCart(customer), { method: "EFT" }, customer));
    expect(await post(open.id)).toMatchObject({ status: 409, body: { code: "not_postable" } });
    expect(await listToPost()).not.toContain(open.id);
    await callRoute(
      "adminOrders.markPaid",
      { params: { id: open.id }, body: { note: "Received" } },
      { token: admin },
    );
    const { body: placed } = await callRoute("checkout.placedOrder", { params: { token: open.token } });
    // Delivery dates count from then.
    expect(placed).toMatchObject({ state: "paid", paidAt: expect.any(String) as string });
    expect((await post(open.id)).status).toBe(200);
    await updateRows(orders, { shippingMethodId: null, isSwabRequired: false }, eq(orders.id, open.id));
    expect((await readOrder(open.id)).canMarkPosted).toBe(false);
  });

  it("shows carrier and tracking link on the order page", async () => {
    const order = await paid();
    await post(order.id);
    const { body } = await callRoute("checkout.placedOrder", { params: { token: order.token } });
    expect(body).toMatchObject({ shipment: { carrier: "USPS", trackingNumber: "9400 1000" } });
  });
});

describe("the packing slip", () => {
  it("lists address, items and swabs, two for each animal of a pack", async () => {
    const sessionId = await fillCart();
    await callRoute("cart.addItem", { params: { sessionId }, body: { productId: 969, quantity: 2 } });
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const { id, number } = await findOrder(await submit(sessionId, payment));
    expect(await findPackingSlip(database(), id)).toMatchObject({
      number,
      wantsSwabs: true,
      address: { address: "1 Long Road", postalCode: "62701", country: "US" },
      lines: [{ quantity: 3, swabs: 6 }],
    });
    const file = await callRoute("adminOrders.packingSlip", { params: { id } }, { token: admin });
    expect(file.status).toBe(200);
    expect(String(file.body).slice(0, 5)).toBe("%PDF-");
  });

  it("leaves out refunded units, and an order without any left is not to be posted", async () => {
    const sessionId = await fillCart();
    await callRoute("cart.addItem", { params: { sessionId }, body: { productId: 969, quantity: 1 } });
    await callRoute("cart.addItem", { params: { sessionId }, body: { productId: swabs, quantity: 1 } });
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const { id } = await findOrder(await submit(sessionId, payment));
    const lines = await database().select().from(orderLines).where(eq(orderLines.orderId, id));
    const kit = lines.find(({ productId }) => productId !== swabs);
    // A service instead: it stays, and is not posted.
    await updateRows(
      orderLines,
      { isUpgradeTests: true },
      and(eq(orderLines.orderId, id), eq(orderLines.productId, swabs)),
    );
    const refundOne = () =>
      callRoute(
        "adminOrders.refund",
        { params: { id }, body: { reason: "Wrong kit", units: [{ lineId: kit?.id, quantity: 1 }] } },
        { token: admin },
      );
    expect((await refundOne()).status).toBe(200);
    expect((await findPackingSlip(database(), id))?.lines).toMatchObject([
      { quantity: 1, swabs: 2 },
      { quantity: 1, swabs: 0 },
    ]);
    expect((await readOrder(id)).lines).toMatchObject([{ unitsLeft: 1, swabs: 2 }, { unitsLeft: 1 }]);
    expect(await listToPost()).toContain(id);
    expect((await refundOne()).status).toBe(200);
    expect((await findPackingSlip(database(), id))?.lines).toMatchObject([{ quantity: 1, swabs: 0 }]);
    expect(await listToPost()).not.toContain(id);
  });

  it("lists no swabs for buyers who have their own", async () => {
    const sessionId = await fillCart();
    await callRoute("cart.update", { params: { sessionId }, body: { isSWABRequired: false } });
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const { id } = await findOrder(await submit(sessionId, payment));
    const { sampling, lines } = await readOrder(id);
    expect([sampling.wantsSwabs, lines.map(({ swabs }) => swabs)]).toEqual([false, [0]]);
  });
});
