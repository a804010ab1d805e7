import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sandboxCards, type SandboxOutcome } from "@/lib/config/orders/sandbox-cards";
import type { TestResponse, CallOptions, startTestBackend } from "@/backend/testing/server";
import { testAddress } from "@/lib/contract/testing/test-address";

type Backend = Pick<ReturnType<typeof startTestBackend>, "callRoute">;

/** GenoPet, a kit that is delivered by post. */
const kit = 969;

export interface PlacedOrder {
  readonly state: string;
  readonly token: string;
  readonly number: string;
  readonly actionUrl: string | null;
}

/** Buys through the API only. */
export function createShopper({ callRoute }: Backend) {
  async function fillCart(caller: CallOptions = {}, productId = kit): Promise<string> {
    const { body } = await callRoute("cart.create", { body: {} }, caller);
    const { sessionId } = body as { sessionId: string };
    const added = await callRoute(
      "cart.addItem",
      { params: { sessionId }, body: { productId, quantity: 1 } },
      caller,
    );
    expect(added.status).toBe(200);
    return sessionId;
  }

  async function createCardToken(outcome: SandboxOutcome): Promise<string> {
    const number = sandboxCards.find((card) => card.outcome === outcome)?.number ?? "";
    const card = { name: "Jo Field", number, expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
    const { status, body } = await callRoute("checkout.createSandboxCard", { body: card });
    expect(status).toBe(200);
    return (body as { token: string }).token;
  }

  const submit = (sessionId: string, payment?: object, caller: CallOptions = {}): Promise<TestResponse> =>
    callRoute(
      "checkout.placeOrder",
      { body: { ...createBuyer(sessionId), ...(payment && { payment }) } },
      caller,
    );

  async function buy(outcome: SandboxOutcome, caller: CallOptions = {}) {
    const sessionId = await fillCart(caller);
    const payment = { method: "C", provider: "sandbox", token: await createCardToken(outcome) };
    return { sessionId, payment, response: await submit(sessionId, payment, caller) };
  }

  return { fillCart, createCardToken, submit, buy };
}

export const address = testAddress;

export function createBuyer(sessionId: string, email = `${randomUUID()}@test.example`) {
  const user = { firstName: "Jo", lastName: "Field", email };
  return { sessionId, user, shippingAddress: address };
}
