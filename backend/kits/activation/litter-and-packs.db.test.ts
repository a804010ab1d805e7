import { englishText } from "@/lib/domain/error-response";
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { alreadyActivatedCode } from "@/lib/config/kits/activation";
import { activations, litters } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { startTestBackend } from "@/backend/testing/server";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";
import {
  breedProfile,
  createKitBuyer,
  genoPet,
  person,
  pet,
  record,
} from "@/backend/kits/activation/testing/activation-kit";
import { randomId } from "@/backend/db/random-token";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database, updateRows } = backend;
const buyKits = createKitBuyer(backend);
const { createCardToken } = createShopper(backend);

/** Twenty blank swab tubes come as 282's 25; five Full Breed Profiles of dogs are one pack. */
const swabs = 282;

const litterOf = (barcodes: readonly string[], changes: object = {}) => ({
  id: randomId(),
  email: "jo@test.example",
  person,
  species: "canine",
  damName: "Bella",
  sireName: "Ch. Barnaby",
  dobDay: 1,
  dobMonth: 6,
  dobYear: 2026,
  rows: barcodes.map((barcode, at) => ({
    barcode,
    petName: `Pup ${at + 1}`,
    gender: at % 2 ? "male" : "female",
  })),
  ...changes,
});

const countRows = async (table: typeof activations | typeof litters | typeof animals) =>
  (await database().select({ rows: count() }).from(table))[0]?.rows;

describe("a litter", () => {
  const send = (body: object, token?: string) => callRoute("activation.litter", { body }, { token });

  it("activates nine kits in one request, and again returns the same", async () => {
    const token = await signIn("breeder");
    const body = litterOf(await buyKits(genoPet, {}, 9));
    const { status, body: response } = await send(body, token);
    expect(status).toBe(200);
    const { activations: created, litterId } = response as { activations: unknown[]; litterId: number };
    expect(created).toHaveLength(9);
    expect((await send(body, token)).body).toEqual(response);
    const pups = await database().select().from(animals).where(eq(animals.litterId, litterId));
    expect(new Set(pups.map(({ bornOn }) => bornOn))).toEqual(new Set(["2026-06-01"]));
    expect(pups).toHaveLength(9);
  });

  it("returns 409 with the activation when the same form is sent again with other rows or parents", async () => {
    const [first = "", second = "", third = ""] = await buyKits(genoPet, {}, 3);
    const body = litterOf([first, second]);
    const { activations: created } = (await send(body)).body as { activations: { token: string }[] };
    const rowOf = (barcode: string) => litterOf([barcode]).rows[0];
    const [ada, bo] = body.rows;
    const renamed = { ...bo, petName: "Bo" };
    for (const [change, at] of [
      [{ rows: [ada, renamed] }, 1],
      [{ rows: [ada] }, 0],
      [{ rows: [bo, rowOf(third)] }, 1],
      [{ rows: [ada, bo, rowOf(third)] }, 0],
      [{ person: { ...person, city: "Chicago" } }, 0],
      [{ dobDay: 2 }, 0],
      [{ damName: "Bess" }, 0],
    ] as const) {
      const response = await send({ ...body, ...change });
      expect([change, response]).toMatchObject([
        change,
        {
          status: 409,
          body: {
            code: alreadyActivatedCode,
            barcode: [first, second][at],
            activation: created[at]?.token,
          },
        },
      ]);
    }
    expect((await send(body)).body).toMatchObject({ activations: created });
  });

  it("activates other kits under the same id as another litter, and returns each again", async () => {
    const [first = "", second = ""] = await buyKits(genoPet, {}, 2);
    const body = litterOf([first]);
    const other = { ...body, rows: litterOf([second]).rows };
    const responses = [await send(body), await send(other)];
    expect(responses).toMatchObject([
      { status: 200, body: { activations: [{ barcode: first }] } },
      { status: 200, body: { activations: [{ barcode: second }] } },
    ]);
    for (const [at, repeated] of [body, other].entries())
      expect((await send(repeated)).body).toEqual(responses[at]?.body);
    const both = await send({ ...body, rows: litterOf([first, second]).rows });
    expect(both).toMatchObject({ status: 409 });
  });

  it("names the activation of a used kit to its owner only", async () => {
    const token = await signIn("breeder");
    const [barcode = ""] = await buyKits(genoPet);
    const { activations: created } = (await send(litterOf([barcode]), token)).body as {
      activations: { token: string }[];
    };
    const refusal = { code: alreadyActivatedCode, barcode };
    expect((await send(litterOf([barcode]), token)).body).toMatchObject({
      ...refusal,
      activation: created[0]?.token,
    });
    expect((await send(litterOf([barcode]))).body).not.toHaveProperty("activation");
  });

  it("names the wrong rows and stores nothing", async () => {
    const token = await signIn("breeder");
    const [good = "", other = ""] = await buyKits(genoPet, {}, 2);
    const before = [await countRows(activations), await countRows(litters), await countRows(animals)];
    const unknown = await send(litterOf([good, "TM0000000000001", good]), token);
    expect(unknown.status).toBe(428);
    expect(unknown.body).toMatchObject({
      "rows.1.barcode": expect.stringContaining("barcode") as string,
      "rows.2.barcode": "This barcode is in your list more than once",
    });
    const chipNumber = "276098100000123";
    const rows = [good, other].map((barcode) => ({ barcode, petName: "Pup", gender: "male", chipNumber }));
    expect((await send(litterOf([], { rows }), token)).body).toEqual({
      "rows.1.chipNumber": "Another animal of yours has this chip number",
    });
    const future = await send(litterOf([good], { dobYear: 2090 }), token);
    expect(future.body).toEqual({ dobYear: "This date is in the future" });
    expect([await countRows(activations), await countRows(litters), await countRows(animals)]).toEqual(
      before,
    );
  });

  it("requires the breed once for full breed profiles, and parents that fit", async () => {
    const token = await signIn("breeder");
    const [barcode = ""] = await buyKits(breedProfile);
    expect((await send(litterOf([barcode]), token)).body).toEqual({ breed: "This field is required" });
    const sendWith = async (damId: number) =>
      (await send(litterOf([barcode], { damId, breed: 1 }), token)).body;
    const addParent = async (changes: object) => {
      const body = { petName: "Parent", gender: "female", species: "canine", ...changes };
      return (await readRoute("activation.addAnimal", { body }, { token })).id;
    };
    expect(await sendWith(2_000_000)).toMatchObject({ damId: englishText("animal.parent") });
    const stud = await addParent({ gender: "male" });
    expect(await sendWith(stud)).toMatchObject({ damId: englishText("animal.parentSex") });
    const twin = await addParent({ dobDay: 1, dobMonth: 6, dobYear: 2026 });
    expect(await sendWith(twin)).toMatchObject({ damId: englishText("animal.parentAge") });
  });
});

describe("a multi-pack", () => {
  const readBalance = (token: string) => readRoute("activation.kitBalance", {}, { token });

  it("is empty for guests", async () => {
    expect((await callRoute("activation.kitBalance")).body).toEqual({ results: [] });
  });

  it("pays for a blank tube once, also when many are redeemed at the same time", async () => {
    const token = await signIn("owner");
    const tubes = await buyKits(swabs, { token });
    const pack = await findPackOfFive();
    await buyKits(pack.id, { token });
    const before = (await readBalance(token)).results.find(({ id }) => id === pack.id);
    expect(before?.units).toBe(5);
    const choice = { selectedTestKit: pack.id, selectedProduct: null };
    const bodies = tubes
      .slice(0, 8)
      .map((barcode) => record(barcode, { ...choice, pet: { ...pet, breed: pack.breedId } }));
    const send = (body: object) => callRoute("activation.activate", { body }, { token });
    const outcomes = await Promise.all(bodies.map(send));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = outcomes.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const { body } of refused) expect(Object.keys(body as object)).toEqual(["selectedTestKit"]);
    expect((await readBalance(token)).results.find(({ id }) => id === pack.id)).toBeUndefined();
    const body = bodies[outcomes.findIndex(({ status }) => status === 200)];
    expect((await send({ ...body })).status).toBe(200);
    expect((await send({ ...body, selectedProduct: genoPet })).status).toBe(409);
  });

  it("returns 428 for a blank tube without a test and for the pack of another account", async () => {
    const [tube = ""] = await buyKits(298);
    expect((await callRoute("activation.activate", { body: record(tube) })).body).toEqual({
      selectedTestKit: "This tube comes without a test. Please choose what it is for",
    });
  });

  /** Any pack of five of one product. */
  async function findPackOfFive() {
    const { results } = await readRoute("products.list", {
      query: { category_ids: "15", size: 50, isDetails: true },
    });
    const pack = results.find(({ name }) => /full breed profile/i.test(name) && /5|five/i.test(name));
    if (pack === undefined)
      throw new Error(`No pack of five among ${results.map(({ name }) => name).join(", ")}`);
    const breeds = (await callRoute("breeds.list", { query: { species: "canine", size: 1 } })).body;
    return { id: pack.id, breedId: (breeds as { results: readonly { id: number }[] }).results[0]?.id };
  }
});

describe("tests added to a kit", () => {
  const offersFor = (query: { barcode: string; selectedProduct?: number; species?: string }) =>
    readRoute("activation.products", { query });

  it("offers single tests of the species that the kit does not include", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    const { results, exclude } = await offersFor({ barcode });
    expect(results.length).toBeGreaterThan(20);
    expect(exclude.traits.length + exclude.diseases.length).toBeGreaterThan(10);
    const excluded = new Set([...exclude.traits, ...exclude.diseases]);
    expect(results.filter(({ id }) => excluded.has(id))).toEqual([]);
  });

  it("offers for a blank tube tests of the animal's species without the one chosen for it", async () => {
    const [barcode = ""] = await buyKits(298);
    const { results } = await offersFor({ barcode, species: "canine" });
    expect(new Set(results.map(({ species }) => species))).toEqual(new Set(["canine"]));
    const selectedProduct = results[0]?.id ?? 0;
    const others = await offersFor({ barcode, species: "canine", selectedProduct });
    expect(others.results.some(({ id }) => id === selectedProduct)).toBe(false);
    expect([...others.exclude.traits, ...others.exclude.diseases]).toContain(selectedProduct);
  });

  async function addTest(barcode: string, productId = 0): Promise<void> {
    const params = await readRoute("cart.create", { body: {} });
    const item = { productId, quantity: 1, metaData: { kitBarcode: barcode } };
    expect((await callRoute("cart.addItem", { params, body: item })).status).toBe(200);
    expect((await callRoute("cart.addItem", { params, body: item })).body).toMatchObject({ code: 102 });
    const { user, shippingAddress } = createBuyer(params.sessionId);
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const buyer = { ...params, user, billingAddress: shippingAddress, payment };
    expect((await callRoute("checkout.placeOrder", { body: buyer })).body).toMatchObject({ state: "paid" });
  }

  it("are refused for an animal of the other species", async () => {
    const [barcode = ""] = await buyKits(298);
    const [ofCats] = (await offersFor({ barcode, species: "feline" })).results;
    await addTest(barcode, ofCats?.id);
    await updateRows(kits, { productId: genoPet }, eq(kits.barcode, barcode));
    expect(await callRoute("activation.activate", { body: record(barcode) })).toMatchObject({
      status: 428,
      body: { "pet.species": "A test that was added to this kit is for the other species" },
    });
  });

  it("are paid in a cart of their own, need no delivery and stay with the kit", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    const [offer] = (await offersFor({ barcode })).results;
    await addTest(barcode, offer?.id);
    const step = { barcode, confirmBarcode: barcode };
    const kit = { extras: [{ id: offer?.id, name: offer?.name }] };
    expect((await callRoute("activation.enterKitBarcode", { body: step })).body).toMatchObject({
      kits: [kit],
    });
    expect((await callRoute("activation.activate", { body: record(barcode) })).body).toMatchObject(kit);
    expect((await offersFor({ barcode })).results.some(({ id }) => id === offer?.id)).toBe(false);
  });

  it("are refused for an unknown kit, for products with a tube of their own and where the kit includes them", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    const params = await readRoute("cart.create", { body: {} });
    const add = (productId: number, kitBarcode: string) =>
      callRoute("cart.addItem", { params, body: { productId, quantity: 1, metaData: { kitBarcode } } });
    expect((await add(genoPet, barcode)).body).toEqual({ "metaData.kitBarcode": "This field is not valid" });
    expect((await add(genoPet, "TM123")).status).toBe(428);
    const { exclude } = await offersFor({ barcode });
    expect(await add(exclude.diseases[0] ?? 0, barcode)).toMatchObject({
      status: 428,
      body: { "metaData.kitBarcode": "This kit includes this test already" },
    });
  });

  it("names only a payment that paid for the kit", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    const payment = { stripe: { transactionId: "pi_of_somebody_else" } };
    expect((await callRoute("activation.review", { body: record(barcode, { payment }) })).body).toEqual({
      payment: "This payment does not belong to the kit",
    });
  });
});

describe("breeds", () => {
  it("returns a breed with its tests", async () => {
    const listed = (await callRoute("breeds.list", { query: { species: "canine", size: 1 } })).body;
    const { id } = (listed as { results: readonly { id: number }[] }).results[0] ?? {};
    const { body } = await callRoute("activation.breed", { query: { id } });
    expect((body as { products: unknown[] }).products.length).toBeGreaterThan(0);
    expect((await callRoute("activation.breed", { query: { id: 2_000_000 } })).status).toBe(404);
  });

  it("lists only breeds that the kits can be used for", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    const { results } = await readRoute("breeds.list", { query: { barcodes: barcode, size: 100 } });
    expect(new Set(results.map(({ species }) => species.name))).toEqual(new Set(["canine"]));
  });
});

it("adds an animal whose breed and date of birth are unknown", async () => {
  const token = await signIn("owner");
  const body = { petName: "Stray", gender: "unknown", species: "feline" };
  expect((await callRoute("activation.addAnimal", { body }, { token })).status).toBe(200);
  const wrong = { ...body, dobDay: 31, dobMonth: 2, dobYear: 2020 };
  expect((await callRoute("activation.addAnimal", { body: wrong }, { token })).body).toEqual({
    dobDay: "This date does not exist",
  });
});
