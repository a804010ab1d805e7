import { and, eq, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { kits, packEntries } from "@/backend/db/schema/kits";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { recordManualPayment } from "@/backend/orders/admin/admin-orders/order-actions";
import { cancelOrder } from "@/backend/orders/orders/cancel-order";
import { claimGuestOrders } from "@/backend/orders/public/claim-guest-orders";
import { placeOrder } from "@/backend/orders/orders/place-order";
import { refundOrder } from "@/backend/orders/payments/refund-order";
import { settlePayment } from "@/backend/orders/payments/settle-payment";
import { createTestDatabase } from "@/backend/testing/database";
import { insertKits } from "./insert-kits";
import { readBalance, redeemUnit } from "@/backend/kits/public/pack-balance";
import { updatePaymentHolds } from "@/backend/kits/public/payment-holds";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { demoUserId } from "@/backend/testing/find-user";
import { insertUser } from "@/backend/testing/create-users";

let db: Db;
let shop: ReturnType<typeof createKitShop>;
let userId = 0;
/** Five of each for dogs. */
const pack = 447;
const fullBreedPack = 441;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  shop = createKitShop(db);
  userId = await demoUserId(db, "pending");
});
beforeEach(() => {
  shop.payment.bank.refundSpeed = "immediate";
});

const appOrigin = "http://localhost:3000";

async function placeOpen(productId: number, method: "EFT" | null) {
  const { orderId } = await shop.startPurchase(productId, { userId });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error("Order not found.");
  const now = new Date();
  const dueAt = new Date(now.getTime() + 86_400_000);
  await db.transaction((tx) => placeOrder(tx, { order, state: "open", method, now, dueAt, appOrigin }));
  return orderId;
}

async function listHoldMails(): Promise<string[]> {
  const rows = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .where(and(eq(outbox.to, "jo@test.example"), like(outbox.subject, "Juniper's %")))
    .orderBy(outbox.id);
  return rows.map(({ subject }) => subject);
}

const markPaid = (orderId: number) =>
  db.transaction((tx) => recordManualPayment(tx, { orderId, actorId: 1, note: "Received", appOrigin }));
const cancel = (orderId: number) =>
  cancelOrder(shop.payment.context, { orderId, actorId: 1, note: null, isAllowed: () => true });
const readHold = async (sampleId: number) => {
  const [sample] = await db.select({ hold: samples.hold }).from(samples).where(eq(samples.id, sampleId));
  return sample?.hold;
};
const balanceOf = async (owner: number, productId: number) =>
  (await readBalance(db, owner)).find((each) => each.productId === productId)?.units ?? 0;
const register = (email: string) => insertUser(db, email, { type: "breeder" });

describe("the kits of an order", () => {
  it("exist at placement on account, and payment adds none", async () => {
    const orderId = await placeOpen(281, null);
    expect(await shop.countValidKits(orderId)).toBe(10);
    await markPaid(orderId);
    expect(await shop.countValidKits(orderId)).toBe(10);
  });

  it("wait for the money of a bank transfer", async () => {
    const orderId = await placeOpen(281, "EFT");
    expect(await shop.listKits(orderId)).toEqual([]);
    await markPaid(orderId);
    expect(await shop.countValidKits(orderId)).toBe(10);
  });

  it("are void after the order is cancelled, except those that are activated", async () => {
    const orderId = await placeOpen(281, null);
    const [first] = await shop.listKits(orderId);
    await shop.activate(first?.id ?? 0);
    expect(await cancel(orderId)).toBe("cancelled");
    const left = (await shop.listKits(orderId)).filter(({ voidedAt }) => voidedAt === null);
    expect(left).toMatchObject([{ id: first?.id }]);
  });

  it("of a refunded unit are voided, newest first, unless they are activated", async () => {
    const { orderId } = await shop.buy(969, { quantity: 3 });
    const [first, second, third] = await shop.listKits(orderId);
    await shop.activate(third?.id ?? 0);
    await shop.refundUnits(orderId, 1);
    const left = (await shop.listKits(orderId)).filter(({ voidedAt }) => voidedAt === null);
    expect(left.map(({ id }) => id)).toEqual([first?.id, third?.id]);
    expect(second?.voidedAt).toBeNull();
  });

  it("come back with their units when a bank returns the refund", async () => {
    const { orderId } = await shop.buy(fullBreedPack, { userId });
    const before = await balanceOf(userId, fullBreedPack);
    shop.payment.bank.refundSpeed = "delayed";
    await shop.refundAll(orderId);
    expect(await shop.countValidKits(orderId)).toBe(5);
    const refundId = [...shop.payment.bank.refunds.keys()].at(-1) ?? "";
    for (const [state, tubes] of [
      ["succeeded", 0],
      ["failed", 5],
    ] as const) {
      shop.payment.bank.settleRefund(refundId, state);
      const event = shop.payment.bank.events.at(-1);
      if (event) await shop.payment.deliver(event);
      expect(await shop.countValidKits(orderId)).toBe(tubes);
      expect(await balanceOf(userId, fullBreedPack)).toBe(before - 5 + tubes);
    }
  });

  it("stay when money without units is refunded", async () => {
    const { orderId } = await shop.buy(969, { quantity: 2 });
    await refundOrder(shop.payment.context, { orderId, amount: 100, reason: "Sorry", actorId: null });
    expect(await shop.countValidKits(orderId)).toBe(2);
  });

  it("carry the tests of a custom profile, and are not created for upgrades and tests added to a kit", async () => {
    const { orderId, paymentId, providerId } = await shop.startPurchase(440);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    if (line === undefined) throw new Error("Line not found.");
    const { id: _, ...copy } = line;
    await db
      .update(orderLines)
      .set({ customTests: [10_001, 10_002] })
      .where(eq(orderLines.id, line.id));
    await db.insert(orderLines).values([
      { ...copy, productId: 10_001, isUpgradeTests: true },
      { ...copy, productId: 10_002, kitId: 1 },
    ]);
    shop.payment.bank.setStatus(providerId, { state: "succeeded" });
    await settlePayment(shop.payment.context, paymentId);
    expect(await shop.listKits(orderId)).toMatchObject([{ productId: 440, customTests: [10_001, 10_002] }]);
  });

  it("get another barcode instead of one that exists", async () => {
    const barcodes = ["TM0000000000000", "TM0000000000000", "TM0000000000013"];
    await insertKits(db, {}, 2, () => barcodes.shift() ?? "");
    const inserted = await db
      .select({ barcode: kits.barcode })
      .from(kits)
      .where(sql`${kits.barcode} like 'TM00000000000%'`);
    expect(inserted.map(({ barcode }) => barcode).toSorted()).toEqual(["TM0000000000000", "TM0000000000013"]);
  });
});

describe("the balance of multi-packs", () => {
  it("names what a unit is good for", async () => {
    const owner = await register("units@test.example");
    await shop.buy(pack, { userId: owner });
    await shop.buy(fullBreedPack, { userId: owner, quantity: 2 });
    expect(await readBalance(db, owner)).toEqual([
      expect.objectContaining({ productId: pack, packOf: null, categoryId: 1, speciesId: 1, units: 5 }),
      expect.objectContaining({ productId: fullBreedPack, packOf: 401, categoryId: 4, units: 10 }),
    ]);
  });

  it("is redeemed as often as it has units by concurrent activations", async () => {
    const owner = await register("redeem@test.example");
    const { orderId } = await shop.buy(pack, { userId: owner, quantity: 2 });
    const tubes = await shop.listKits(orderId);
    const more = (await shop.listKits((await shop.buy(281)).orderId)).slice(0, 4);
    const redeemed = await Promise.all(
      [...tubes, ...more].map(({ id: kitId }) =>
        db.transaction((tx) => redeemUnit(tx, { userId: owner, productId: pack, kitId })),
      ),
    );
    expect(redeemed.filter(Boolean)).toHaveLength(10);
    expect(await readBalance(db, owner)).toEqual([]);
  });

  it("a refund beside activations leaves at least as many units as are redeemed", async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await register(`race${round}@test.example`);
      const { orderId } = await shop.buy(pack, { userId: owner });
      const tubes = await shop.listKits(orderId);
      // Tubes are locked before the balance, by activations as by refunds.
      const redeem = (kitId: number) =>
        db.transaction(async (tx) => {
          await tx.select().from(kits).where(eq(kits.id, kitId)).for("update");
          return redeemUnit(tx, { userId: owner, productId: pack, kitId });
        });
      const [, ...redeemed] = await Promise.all([
        shop.refundAll(orderId),
        ...tubes.slice(0, 3).map(({ id }) => redeem(id)),
      ]);
      const count = redeemed.filter((each) => each === true).length;
      const entries = await db.select().from(packEntries).where(eq(packEntries.userId, owner));
      expect(entries.reduce((sum, { units }) => sum + units, 0)).toBe(0);
      const returned = entries.filter(({ reason }) => reason === "refunded");
      expect(returned.reduce((sum, { units }) => sum + units, 0)).toBe(count - 5);
    }
  });

  it("of a guest's order goes to the account that claims the order", async () => {
    const { orderId } = await shop.buy(pack);
    const email = "claims-pack@test.example";
    await db.update(orders).set({ email }).where(eq(orders.id, orderId));
    const owner = await register(email);
    expect(await readBalance(db, owner)).toEqual([]);
    await db.transaction((tx) => claimGuestOrders(tx, { id: owner, email }));
    expect(await balanceOf(owner, pack)).toBe(5);
  });

  it("of a guest's order is taken back whole by a refund", async () => {
    const { orderId } = await shop.buy(pack);
    await shop.refundAll(orderId);
    expect(await shop.sumOrderUnits(orderId)).toBe(0);
  });
});

describe("a payment hold", () => {
  it("follows the dispute of the order", async () => {
    const { orderId, providerId } = await shop.buy(969);
    const [tube] = await shop.listKits(orderId);
    const sample = await shop.activate(tube?.id ?? 0);
    const before = (await listHoldMails()).length;
    for (const [state, hold] of [
      ["open", "payment"],
      ["won", null],
    ] as const) {
      shop.payment.bank.dispute(providerId, state);
      const event = shop.payment.bank.events.at(-1);
      if (event) await shop.payment.deliver(event);
      expect(await readHold(sample)).toBe(hold);
      await updatePaymentHolds(db, { scope: "all", appOrigin });
    }
    expect((await listHoldMails()).slice(before)).toEqual([
      "Juniper's report waits for a payment",
      "Juniper's sample is no longer on hold",
    ]);
  });

  it("begins when the invoice is overdue and ends with the payment", async () => {
    const orderId = await placeOpen(281, null);
    const [tube] = await shop.listKits(orderId);
    const sample = await shop.activate(tube?.id ?? 0);
    await updatePaymentHolds(db, { scope: "all", appOrigin });
    expect(await readHold(sample)).toBeNull();
    const before = (await listHoldMails()).length;
    await db
      .update(invoices)
      .set({ dueAt: new Date(0) })
      .where(eq(invoices.orderId, orderId));
    for (let run = 0; run < 2; run++) await updatePaymentHolds(db, { scope: "all", appOrigin });
    expect(await readHold(sample)).toBe("payment");
    await markPaid(orderId);
    expect(await readHold(sample)).toBeNull();
    expect((await listHoldMails()).slice(before)).toEqual([
      "Juniper's report waits for a payment",
      "Juniper's sample is no longer on hold",
    ]);
  });

  it("applies to a kit that is activated later, and leaves the other kits of the order alone", async () => {
    const { orderId, providerId } = await shop.buy(969, { quantity: 2 });
    shop.payment.bank.dispute(providerId, "open");
    const event = shop.payment.bank.events.at(-1);
    if (event) await shop.payment.deliver(event);
    const [first, second] = await shop.listKits(orderId);
    const [late, other] = [await shop.activate(first?.id ?? 0), await shop.activate(second?.id ?? 0)];
    await updatePaymentHolds(db, { scope: { kitId: first?.id ?? 0 }, appOrigin });
    expect([await readHold(late), await readHold(other)]).toEqual(["payment", null]);
  });

  it("covers the kit to which tests of the order were added", async () => {
    const { orderId } = await shop.buy(969);
    const [tube] = await shop.listKits(orderId);
    const sample = await shop.activate(tube?.id ?? 0);
    const added = await shop.buy(10_001);
    await db.update(orderLines).set({ kitId: tube?.id }).where(eq(orderLines.orderId, added.orderId));
    await db.update(orders).set({ dispute: "open" }).where(eq(orders.id, added.orderId));
    await updatePaymentHolds(db, { scope: "all", appOrigin });
    expect(await readHold(sample)).toBe("payment");
  });
});
