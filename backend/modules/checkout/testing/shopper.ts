import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sandboxCards, type SandboxOutcome } from "@/lib/config/sandbox-cards";
import type { Answer, Asker, runBackend } from "@/backend/testing/server";

type Backend = Pick<ReturnType<typeof runBackend>, "ask">;

/** GenoPet: a kit that is posted. */
const kit = 969;

export interface Placed {
  readonly state: string;
  readonly token: string;
  readonly number: string;
  readonly actionUrl: string | null;
}

/** Somebody who buys, by the calls alone. */
export function shopperOf({ ask }: Backend) {
  async function fillCart(asker: Asker = {}, productId = kit): Promise<string> {
    const { body } = await ask("cart.create", { body: {} }, asker);
    const { sessionId } = body as { sessionId: string };
    const added = await ask(
      "cart.addItem",
      { params: { sessionId }, body: { productId, quantity: 1 } },
      asker,
    );
    expect(added.status).toBe(200);
    return sessionId;
  }

  async function tokenOf(outcome: SandboxOutcome): Promise<string> {
    const number = sandboxCards.find((card) => card.outcome === outcome)?.number ?? "";
    const card = { name: "Jo Field", number, expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
    const { status, body } = await ask("checkout.keepCard", { body: card });
    expect(status).toBe(200);
    return (body as { token: string }).token;
  }

  const place = (sessionId: string, payment?: object, asker: Asker = {}): Promise<Answer> =>
    ask("checkout.placeOrder", { body: { ...buyerOf(sessionId), ...(payment && { payment }) } }, asker);

  async function buy(outcome: SandboxOutcome, asker: Asker = {}) {
    const sessionId = await fillCart(asker);
    const payment = { method: "C", provider: "sandbox", token: await tokenOf(outcome) };
    return { sessionId, payment, answer: await place(sessionId, payment, asker) };
  }

  return { fillCart, tokenOf, place, buy };
}

export const address = {
  firstName: "Jo",
  lastName: "Field",
  address: "1 Long Road",
  city: "Springfield",
  postalCode: "62701",
  state: "IL",
  country: "US",
};

export function buyerOf(sessionId: string, email = `${randomUUID()}@test.example`) {
  const user = { firstName: "Jo", lastName: "Field", email };
  return { sessionId, user, shippingAddress: address };
}
