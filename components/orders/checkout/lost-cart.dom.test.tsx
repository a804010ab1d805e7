import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  fakeCheckout,
  renderCheckout,
  sessionId,
} from "@/components/orders/checkout/testing/render-checkout";
import { writeSubmittedOrder } from "@/store/persistence/submitted-order";

const patient = { timeout: 10_000 };
const isRead = (path: string) => path === `/cart/${sessionId}`;

it("checkout confirms that an order was received when its cart is gone", async () => {
  writeSubmittedOrder({ owner: null, sessionId, email: "robin@buyers.test" });
  fakeCheckout({ respond: ({ path }) => (isRead(path) ? { status: 404, body: {} } : undefined) });
  renderCheckout();
  expect((await screen.findByText(/we received it/, {}, patient)).textContent).toContain("robin@buyers.test");
});

it("checkout shows an empty cart, and no email address, when another cart was submitted in this tab", async () => {
  writeSubmittedOrder({ owner: null, sessionId: "Z".repeat(43), email: "robin@buyers.test" });
  fakeCheckout({ respond: ({ path }) => (isRead(path) ? { status: 404, body: {} } : undefined) });
  renderCheckout();
  expect(await screen.findByText("Your cart is empty", { exact: false }, patient)).toBeTruthy();
  expect(screen.queryByText(/robin@buyers\.test/)).toBeNull();
});
