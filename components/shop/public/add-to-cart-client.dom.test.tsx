import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toasts } from "@/components/layout/toasts-client";
import { renderInStore } from "@/store/testing/render-in-store";
import { type RecordedRequest, cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { AddToCart } from "./add-to-cart-client";

const price = { amount: "129.50", currency: { code: "USD" } };

function openPage(add: (request: RecordedRequest) => FakeResponse | "offline" | Promise<FakeResponse>) {
  const shop = fakeBff((request) =>
    request.path === "/cart" ? { body: { sessionId: cartId("A") } } : add(request),
  );
  renderInStore(
    <>
      <AddToCart productId={969} productName="Geno Pet" quantityMax={99} price={price} />
      <Toasts label="Messages" networkError="Network error" />
    </>,
  );
  const added = () => shop.requests.filter(({ path }) => path.endsWith("/item")).map(({ body }) => body);
  return { user: userEvent.setup(), added };
}

const button = () => screen.getByRole("button", { name: "Add to cart" });

it("the cart button adds the chosen quantity at the displayed price and confirms it", async () => {
  const { user, added } = openPage(() => ({ body: { id: 1, quantity: 3 } }));
  const quantity = screen.getByLabelText("Quantity");
  await user.clear(quantity);
  await user.type(quantity, "3");
  await user.click(button());
  await expect.poll(() => screen.queryByRole("alert")?.textContent).toBe("Item added to cart");
  expect(added()).toEqual([{ productId: 969, quantity: 3, priceSeen: "129.50", currencySeen: "USD" }]);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("the cart button sends one request when it is clicked twice", async () => {
  let answer = (_: FakeResponse) => {};
  const pending = new Promise<FakeResponse>((resolve) => {
    answer = resolve;
  });
  const { user, added } = openPage(() => pending);
  await user.dblClick(button());
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Adding" });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await user.click(busy);
  await waitFor(() => expect(added()).toHaveLength(1));
  answer({ body: { id: 1, quantity: 1 } });
  await waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull());
  expect(added()).toHaveLength(1);
});

it("the cart button displays a changed price and sends it with the next request", async () => {
  const changed = { priceChanged: true, price: { amount: "1149.00", currency: { code: "SEK" } } };
  const { user, added } = openPage(() => ({ body: { id: 1, quantity: 1, ...changed } }));
  await user.click(button());
  await screen.findByText("The price is now SEK 1,149.00.");
  await waitFor(() => expect(button()).toHaveProperty("disabled", false));
  await user.click(button());
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(added()[1]).toMatchObject({ priceSeen: "1149.00", currencySeen: "SEK" });
});

it.each([
  ["offline" as const, "Failed to add item to cart", "Network error"],
  [{ status: 500, body: {} }, "Failed to add item to cart", "Failed to add item to cart"],
  [{ status: 428, body: { quantity: "This field is not valid" } }, "Quantity: This field is not valid", ""],
])("the cart button shows a toast and the failure of response %j", async (answer, toast, message) => {
  const { user } = openPage(() => answer);
  await user.click(button());
  await expect.poll(() => screen.queryByRole("alert")?.textContent).toBe(toast);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(message));
  expect(await screen.findByRole("button", { name: "Add to cart" })).toHaveProperty("disabled", false);
});

it("the cart button displays a refusal of the cart beside the button without a toast", async () => {
  const refusal = "You can't mix test upgrades and regular products.";
  const { user } = openPage(() => ({ status: 409, body: { code: 101, message: refusal } }));
  await user.click(button());
  await screen.findByText(refusal);
  expect(screen.queryByRole("alert")).toBeNull();
});
