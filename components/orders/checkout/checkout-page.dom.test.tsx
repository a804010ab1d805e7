import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import {
  fakeCheckout,
  readyCart,
  renderCheckout,
  sandbox,
} from "@/components/orders/checkout/testing/render-checkout";

vi.stubGlobal("scrollTo", () => undefined);

const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });

it("the title of the tab follows the heading of the step", async () => {
  fakeCheckout();
  renderCheckout();
  await heading("Your cart");
  await waitFor(() => expect(document.title).toBe("Your cart | Tailmark"));
  await userEvent.click(await screen.findByRole("button", { name: "Go to checkout" }));
  await heading("Who is ordering?");
  await waitFor(() => expect(document.title).toBe("Who is ordering? | Tailmark"));
});

it("a reload of the review step asks for the card again and says why", async () => {
  fakeCheckout({ cart: readyCart, methods: [sandbox] });
  renderCheckout("review");
  await heading("How would you like to pay?");
  const notice = "For your safety we did not keep your card. Please enter it again.";
  expect(await screen.findByText(notice)).toBeTruthy();
});

it("a test card fills in all fields of the card, except a name that is there", async () => {
  fakeCheckout({ cart: readyCart, methods: [sandbox] });
  renderCheckout("payment");
  await heading("How would you like to pay?");
  expect(screen.queryByText(/did not keep your card/)).toBeNull();
  await userEvent.click(await screen.findByText("Test cards"));
  const [useCard] = screen.getAllByRole("button", { name: /^Use .*Visa/ });
  if (useCard === undefined) throw new Error("No test card.");
  await userEvent.click(useCard);
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(valueOf("Card number")).toBe("4242 4242 4242 4242");
  expect(valueOf("Expiry month")).toBe("12");
  expect(valueOf("Expiry year")).toBe(String(new Date().getFullYear() + 1));
  expect(valueOf("Security code")).toBe("123");
  expect(valueOf("Name on the card")).toBe("Robin Marlowe");
});

it("a cart emptied on its page shows no steps", async () => {
  fakeCheckout();
  renderCheckout();
  await heading("Your cart");
  await userEvent.click(await screen.findByRole("button", { name: /^Remove / }));
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Step 1 of/)).toBeNull());
});
