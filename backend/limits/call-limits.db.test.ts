import { expect, it } from "vitest";
import { createShopper } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";
import { groupBy } from "@/lib/domain/group-by";
import { limits } from "./rate-limits";

const backend = startTestBackend();
const { callRoute } = backend;
const { createCardToken, fillCart, submit } = createShopper(backend);

type Run = (index: number) => Promise<{ status: number }>;

const countByStatus = (responses: readonly { readonly status: number }[]) =>
  Object.fromEntries(
    groupBy(responses, ({ status }) => status).map(([status, same]) => [status, same.length]),
  );

const indexes = (times: number) => Array.from({ length: times }, (_, index) => index);

async function countStatuses(times: number, run: Run) {
  const responses = await Promise.all(indexes(times).map(run));
  return countByStatus(responses);
}

/** Declines are counted when a payment has ended: one after another. */
async function countDeclines(times: number, run: Run) {
  const responses = [];
  for (const index of indexes(times)) responses.push(await run(index));
  return countByStatus(responses);
}

it("carts are limited per network", async () => {
  const create = (clientAddress: string) => callRoute("cart.create", { body: {} }, { clientAddress });
  const { max } = limits.carts;
  expect(await countStatuses(max + 20, (index) => create(`2001:db8:7:7::${index}`))).toEqual({
    200: max,
    429: 20,
  });
  expect((await create("2001:db8:7:8::1")).status).toBe(200);
});

it("new custom profiles are limited per network, changes of one are not", async () => {
  const caller = { clientAddress: "203.0.113.70" };
  const build = (more: object = {}) =>
    callRoute("customProfiles.addItems", { body: { productIds: [10_001], ...more } }, caller);
  const { id } = (await build()).body as { id: string };
  const { max } = limits.customProfiles;
  expect(await countStatuses(max + 4, () => build())).toEqual({ 200: max - 1, 429: 5 });
  expect((await build({ id, productIds: [10_002] })).status).toBe(200);
});

it("declined cards are limited per cart and per network; other buyers are not", async () => {
  const decline = async (sessionId: string, clientAddress: string) => {
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("declined") };
    return submit(sessionId, payment, { clientAddress });
  };
  const cart = await fillCart();
  const { max } = limits.declinesOfCart;
  expect(await countDeclines(max + 3, (index) => decline(cart, `203.0.${index}.1`))).toEqual({
    402: max,
    429: 3,
  });
  const sameNetwork = await countDeclines(limits.declines.max + 2, async () =>
    decline(await fillCart(), "198.51.100.1"),
  );
  expect(sameNetwork).toEqual({ 402: limits.declines.max, 429: 2 });
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
  expect((await submit(await fillCart(), payment, { clientAddress: "192.0.2.1" })).status).toBe(200);
});

const cat = { dilute: "D/D", bcc: "B/B", agouti: "a/a", colourpoint: "C/C" };

it.each([
  ["sampleTracker.get", { params: { id: "TM1" } }, "trackedSamples"],
  ["reportAuthentication.get", { params: { barcode: "TM1" } }, "reportChecks"],
  ["microchipChecker.checkPublic", { params: { id: "276098100000123" } }, "microchips"],
  ["litterColours.publicFelineColour", { body: { dam: cat, sire: cat } }, "litterColours"],
] as const)("%s is limited per network", async (call, input, limit) => {
  const ask = (clientAddress: string) => callRoute(call, input, { clientAddress });
  const refused = (await countStatuses(limits[limit].max + 5, () => ask("203.0.113.90")))[429] ?? 0;
  expect(refused).toBeGreaterThan(0);
  expect((await ask("198.51.100.90")).status).not.toBe(429);
});
