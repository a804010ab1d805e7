import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { productTests } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { listLociOfTests } from "@/backend/genetics/loci";
import { allStages, createLabBench, labEvent, type TestTube } from "@/backend/kits/lab/testing/lab-bench";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { listUpgradeTests } from "@/backend/kits/public/list-upgrade-tests";
import { startTestBackend } from "@/backend/testing/server";
import { demoUserId } from "@/backend/testing/find-user";
import { insertReport } from "@/backend/testing/insert-tube";

const { callRoute, readRoute, database, updateRows, signIn } = startTestBackend();
const { createCardToken } = createShopper({ callRoute });

const healthUpgrade = 427;
const singleTestUpgrade = 428;
const fullBreedUpgrade = 429;
let token = "";
let ownerId = 0;
beforeAll(async () => {
  token = await signIn("owner");
  ownerId = await demoUserId(database(), "owner");
});

/** A tube of an animal of the buyer, which the laboratory has received. */
async function addTube(): Promise<TestTube> {
  const bench = createLabBench(database());
  const tube = await bench.addTube();
  await updateRows(animals, { ownerId }, eq(animals.id, tube.animalId));
  await updateRows(activations, { userId: ownerId }, eq(activations.id, tube.activationId));
  await bench.deliver(allStages(tube).slice(0, 3));
  return tube;
}

async function addToCart(productId: number, animalId: number, isSeparate = true) {
  const created = await callRoute("cart.create", { body: { isSeparate } }, { token });
  const { sessionId } = created.body as { sessionId: string };
  const input = { params: { sessionId }, body: { productId, quantity: 1, metaData: { animalId } } };
  const { status, body } = await callRoute("cart.addItem", input, { token });
  return { sessionId, status, body };
}

const readCart = (sessionId: string) => readRoute("cart.get", { params: { sessionId } }, { token });

async function pay(sessionId: string) {
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
  const body = { ...createBuyer(sessionId), payment };
  const placed = await callRoute("checkout.placeOrder", { body }, { token });
  expect(placed.body).toMatchObject({ state: "paid" });
  const rows = await database()
    .select({ line: orderLines, kit: kits })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(kits, eq(kits.orderLineId, orderLines.id))
    .where(eq(orders.token, (placed.body as { token: string }).token));
  return rows.map(({ line, kit }) => ({ kitId: line.kitId, newKitOf: kit?.productId ?? null }));
}

/** The cart of an upgrade that comes with a kit. */
async function fillCartWithKit(): Promise<string> {
  const tube = await addTube();
  await createLabBench(database()).deliver([labEvent(tube, { type: "fail", reason: "Too little DNA" })]);
  return (await addToCart(healthUpgrade, tube.animalId)).sessionId;
}

describe("an upgrade", () => {
  it("is work on the stored sample, without postage and kit", async () => {
    const { animalId, kitId } = await addTube();
    const { sessionId } = await addToCart(healthUpgrade, animalId);
    expect(await readCart(sessionId)).toMatchObject({ items: [{ needsKit: false }], allShippingMethods: [] });
    expect(await pay(sessionId)).toEqual([{ kitId, newKitOf: null }]);
  });

  it("comes with a kit, announced in the cart, when the sample has failed", async () => {
    const sessionId = await fillCartWithKit();
    const { items, allShippingMethods } = await readCart(sessionId);
    expect(items).toMatchObject([{ needsKit: true }]);
    expect(allShippingMethods.length).toBeGreaterThan(0);
    expect(await pay(sessionId)).toEqual([{ kitId: null, newKitOf: healthUpgrade }]);
  });

  it("is posted with its swabs when it comes with a kit", async () => {
    const sessionId = await fillCartWithKit();
    await pay(sessionId);
    const [order] = await database().select().from(orders).where(eq(orders.cartId, sessionId));
    const id = order?.id ?? 0;
    const admin = { token: await signIn("admin") };
    const listed = await callRoute("adminOrders.list", { query: { toPost: true, size: 100 } }, admin);
    expect(listed.body).toMatchObject({ results: expect.arrayContaining([expect.objectContaining({ id })]) });
    const body = { carrier: "usps", trackingNumber: "9400 1000" };
    expect(await callRoute("adminOrders.markPosted", { params: { id }, body }, admin)).toMatchObject({
      status: 200,
      body: { lines: [{ swabs: 2 }] },
    });
  });

  it("leaves no copy in a new cart when it came with a kit", async () => {
    const sessionId = await fillCartWithKit();
    await pay(sessionId);
    expect((await callRoute("cart.get", { params: { sessionId } }, { token })).status).toBe(404);
  });

  it("is no longer in the cart after the purchase", async () => {
    const { animalId, barcode } = await addTube();
    const readInCart = async () => {
      const offered = await callRoute(
        "animals.upgradeProducts",
        { params: { id: animalId, barcode } },
        { token },
      );
      const product = await callRoute("myProducts.get", { params: { id: singleTestUpgrade } }, { token });
      const { results } = offered.body as { results: { id: number; isInCart: boolean }[] };
      const { mine } = product.body as { mine: { animals: { id: number; isInCart: boolean }[] } };
      return [
        results.find(({ id }) => id === singleTestUpgrade)?.isInCart,
        mine.animals.find(({ id }) => id === animalId)?.isInCart,
      ];
    };
    const { sessionId } = await addToCart(singleTestUpgrade, animalId, false);
    expect(await readInCart()).toEqual([true, true]);
    await pay(sessionId);
    expect(await readInCart()).toEqual([false, false]);
  });

  it("says for which animals a kit is needed", async () => {
    const [stored, failed] = [await addTube(), await addTube()];
    await createLabBench(database()).deliver([labEvent(failed, { type: "cancel", reason: "Lost" })]);
    const own = (await readRoute("myProducts.get", { params: { id: healthUpgrade } }, { token })).mine
      .animals;
    const needsKit = ({ animalId }: TestTube) => own.find(({ id }) => id === animalId)?.needsKit;
    expect([needsKit(stored), needsKit(failed)]).toEqual([false, true]);
  });
});

describe("the report of an upgraded sample", () => {
  it("covers what the upgrade adds for the breed, which is not sold again", async () => {
    const db = database();
    const tube = await addTube();
    const [labrador] = await db.select().from(breeds).where(eq(breeds.name, "Labrador Retriever"));
    const breedId = labrador?.id ?? 0;
    await db.update(animals).set({ breedId }).where(eq(animals.id, tube.animalId));
    const ofBreed = await listUpgradeTests(db, [healthUpgrade], { breedId, speciesId: 1 });
    const kitTests = await db.select().from(productTests).where(eq(productTests.productId, 969));
    const added = ofBreed.filter((code) => kitTests.every(({ testCode }) => testCode !== code));
    const [first = "", ...others] = added;
    expect(others.length).toBeGreaterThan(0);
    const [locus] = listLociOfTests([first]);
    const alleles = [locus?.normal ?? "", locus?.normal ?? ""];
    const genotypes = [{ locus: locus?.key ?? "", alleles, reason: null }];
    const results = { type: "results", run: 1, assayVersion: "2026.1", profile: null, others: [] } as const;
    const bench = createLabBench(db);
    await bench.deliver([labEvent(tube, { ...results, genotypes }), ...allStages(tube)]);
    const readTests = async () => {
      const [report] = await db
        .select()
        .from(reportVersions)
        .where(and(eq(reportVersions.activationId, tube.activationId), eq(reportVersions.status, "current")));
      return (report?.content.tests ?? []).map(({ test, outcome }) => [test, outcome]);
    };
    expect((await readTests()).map(([test]) => test)).not.toContain(first);
    await pay((await addToCart(healthUpgrade, tube.animalId)).sessionId);
    await bench.work();
    expect(await readTests()).toContainEqual([first, "clear"]);
    expect(await addToCart(healthUpgrade, tube.animalId)).toMatchObject({
      status: 428,
      body: { "metaData.animalId": "You have ordered this upgrade for this animal already" },
    });
    const all = await listUpgradeTests(db, [fullBreedUpgrade], { breedId, speciesId: 1 });
    expect(all).toEqual(expect.arrayContaining([...ofBreed, "b-locus"]));
  });
});

describe("a test that the animal's report has", () => {
  it("is neither offered nor sold for that animal again", async () => {
    const tube = await addTube();
    const [single] = await database().select().from(productTests).where(eq(productTests.productId, 10_001));
    const result = { locus: "PRCD", genotype: "N/N", outcome: "clear", reason: null } as const;
    const animal = { breedId: null, speciesId: 1 };
    const upgraded = await listUpgradeTests(database(), [healthUpgrade], animal);
    const codes = new Set([single?.testCode ?? "", ...upgraded]);
    await insertReport(database(), tube.activationId, {
      animal: { name: "Juniper", species: "canine", sex: "female" },
      tests: [...codes].map((test) => ({ test, ...result })),
    });
    for (const productId of [10_001, healthUpgrade])
      expect(await addToCart(productId, tube.animalId)).toMatchObject({
        status: 428,
        body: { "metaData.animalId": "The report of this animal has these results already" },
      });
    const mine = await callRoute("myProducts.get", { params: { id: 10_001 } }, { token });
    expect(mine.body).toMatchObject({
      mine: {
        animals: expect.arrayContaining([expect.objectContaining({ id: tube.animalId, isReported: true })]),
      },
    });
  });
});
