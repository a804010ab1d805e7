import { expect, it } from "vitest";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { readMailedToken } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, database } = backend;
const { fillCart, createCardToken } = createShopper(backend);

async function buyAsGuest(email: string) {
  const sessionId = await fillCart();
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
  return readRoute("checkout.placeOrder", {
    body: { ...createBuyer(sessionId, email), payment },
  });
}

const listOrderNumbers = async (token: string) => {
  return (await readRoute("orders.history", {}, { token })).results.map(({ number }) => number);
};

it("guest orders: join the account of their address when it is confirmed, and no other account", async () => {
  const mine = await buyAsGuest("Guest.One@claim.test");
  await buyAsGuest("guest.two@claim.test");
  const placed = await callRoute("checkout.placedOrder", { params: { token: mine.token } });
  expect(placed.body).toMatchObject({
    isGuestOrder: true,
    contents: { kits: 1, goods: 0, services: 0, subscriptions: 0 },
    deliveryAddress: { city: "Springfield", phoneNumber: null },
  });
  const email = "guest.one@claim.test";
  const password = "a-long-walk-in-the-rain";
  const account = { type: "owner", name: "Jo Field", country: "US", acceptTerms: true };
  await callRoute("registration.register", { body: { ...account, email, password } });
  const token = await readMailedToken(database(), email);
  const confirmed = await callRoute("registration.confirm", { body: { token, password } });
  expect(confirmed.status).toBe(200);
  expect(await listOrderNumbers(confirmed.headers.get("x-session") ?? "")).toEqual([mine.number]);
  const after = await callRoute("checkout.placedOrder", { params: { token: mine.token } });
  expect(after.body).toMatchObject({ isGuestOrder: false });
});
