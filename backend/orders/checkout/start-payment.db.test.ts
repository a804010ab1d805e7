import { expect, it } from "vitest";
import { createBuyer, createShopper, type PlacedOrder } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute } = backend;
const { buy } = createShopper(backend);

it("starting a payment: of an order that another tab has paid returns its token", async () => {
  const { sessionId, response } = await buy("success");
  const { token } = response.body as PlacedOrder;
  const body = { ...createBuyer(sessionId), method: "C", provider: "sandbox" };
  const started = await callRoute("checkout.startPayment", { body });
  expect(started).toMatchObject({ status: 409, body: { code: "paid", token } });
});
