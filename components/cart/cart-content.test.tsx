// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { CartControl } from "@/components/layout/cart-control-client";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { storageKey } from "@/store/stored";
import { cartId, fakeShop, shopWithCarts, type Told } from "@/store/testing/fake-shop";
import { cartWords } from "./cart-words";
import { CartPage } from "./cart-page-client";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const words = cartWords(wordsOf("en", "frame"));
const sessionId = cartId("A");

function keepCart() {
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));
}

function openCart() {
  render(
    <StoreProvider>
      <CartPage words={words} />
    </StoreProvider>,
  );
}

const threeLines = () => [
  { id: 1, quantity: 1 },
  { id: 2, quantity: 2 },
  { id: 3, quantity: 1 },
];
const removeButton = (product: number) => screen.getByRole("button", { name: `Remove Product ${product}` });

it("of a visitor who has none is empty, and asks nobody", async () => {
  const shop = fakeShop(() => "nobody");
  openCart();
  // The first to load what shows a cart.
  expect(await screen.findByText("Your cart is empty", {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See all tests" }).getAttribute("href")).toBe("/store");
  expect(shop.asked).toEqual([]);
});

it("that cannot be read is not called empty, and can be asked for again", async () => {
  keepCart();
  let answer: Told | "nobody" = "nobody";
  const carts = shopWithCarts({ [sessionId]: threeLines() });
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    answer === "nobody" ? Promise.reject(new TypeError("Failed to fetch")) : real(url, init),
  );
  openCart();
  const alert = await screen.findByText(words.failed);
  expect(screen.queryByText("Your cart is empty")).toBeNull();
  answer = {};
  await userEvent.click(within(alert.closest("[role=alert]") ?? document.body).getByRole("button"));
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(carts.count("GET", /cart/)).toBe(1);
});

it("shows items of one product as one line with its sum, and shipping not at all", async () => {
  keepCart();
  const lines = [
    { id: 1, quantity: 1, productId: 7 },
    { id: 2, quantity: 2, productId: 7 },
    { id: 3, quantity: 1, typeId: 7 },
  ];
  shopWithCarts({ [sessionId]: lines });
  openCart();
  const line = await screen.findByRole("listitem");
  expect(line.textContent).toContain("$30.00");
  expect(within(line).getByRole("spinbutton", { name: "Quantity of Product 7" })).toHaveProperty(
    "value",
    "3",
  );
});

it("a line shows its product and leads to it; what one piece costs is said of several", async () => {
  keepCart();
  shopWithCarts({ [sessionId]: threeLines().slice(0, 2) });
  openCart();
  const [one, two] = await screen.findAllByRole("listitem");
  if (!one || !two) throw new Error("two lines were asked for");
  const link = within(one).getByRole("link", { name: "Product 101" });
  expect(link.getAttribute("href")).toBe("/store/product-101-canine/p/101");
  expect(one.querySelector("img")?.getAttribute("src")).toBe("/pictures/products/canine-1.svg");
  expect(one.textContent).not.toContain("each");
  expect(two.textContent).toContain("$10.00 each");
});

it("a line says for which animal it is, and what was noted", async () => {
  keepCart();
  const line = { id: 1, quantity: 1, animal: { id: 5, name: "Juno $& Co" }, note: "swab twice" };
  shopWithCarts({ [sessionId]: [line] });
  openCart();
  const shown = await screen.findByRole("listitem");
  expect(within(shown).getByText("For Juno $& Co")).toBeTruthy();
  expect(within(shown).getByText("Note: swab twice")).toBeTruthy();
});

it("a new quantity of such a line is its newest item's", async () => {
  keepCart();
  const lines = [
    { id: 1, quantity: 1, productId: 7 },
    { id: 2, quantity: 2, productId: 7 },
  ];
  const shop = shopWithCarts({ [sessionId]: lines });
  openCart();
  await userEvent.click(await screen.findByRole("button", { name: "One more Product 7" }));
  await waitFor(() => expect(shop.count("PUT", /item/)).toBe(1));
  const [sent] = shop.asked.filter(({ method }) => method === "PUT");
  expect(sent).toMatchObject({ path: `/cart/${sessionId}/item/2`, body: { productId: 7, quantity: 3 } });
});

it("fifty quick clicks on plus are one number, and few requests", async () => {
  keepCart();
  const shop = shopWithCarts({ [sessionId]: [{ id: 1, quantity: 1 }] });
  openCart();
  const more = await screen.findByRole("button", { name: "One more Product 101" });
  for (let click = 0; click < 50; click += 1) fireEvent.click(more);
  await waitFor(() => expect(shop.count("PUT", /item/)).toBeGreaterThan(0), { timeout: 3000 });
  await screen.findByText("$510.00", { selector: "[data-subtotal]" });
  expect(shop.asked.length).toBeLessThanOrEqual(5);
  expect(screen.getByRole("spinbutton")).toHaveProperty("value", "51");
});

it("after a line is removed the keyboard is on the next one's button, at the end on the last one's", async () => {
  keepCart();
  const shop = shopWithCarts({ [sessionId]: threeLines() });
  openCart();
  await screen.findAllByRole("listitem");
  await userEvent.click(removeButton(102));
  await waitFor(() => expect(document.activeElement).toBe(removeButton(103)));
  expect(screen.getByText("Product 102 was removed from your cart.")).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(removeButton(101)));
  await userEvent.keyboard("{Enter}");
  const empty = await screen.findByText("Your cart is empty");
  await waitFor(() => expect(document.activeElement?.contains(empty)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(shop.count("DELETE", /item/)).toBe(3);
});

it("a line that cannot be removed stays, and says why", async () => {
  keepCart();
  shopWithCarts({ [sessionId]: threeLines() });
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    init.method === "DELETE" ? Promise.resolve(new Response("{}", { status: 500 })) : real(url, init),
  );
  openCart();
  await screen.findAllByRole("listitem");
  await userEvent.click(removeButton(102));
  expect(await screen.findByText("Failed to delete item from cart")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(removeButton(102).getAttribute("aria-disabled")).toBeNull();
});

it.each([
  [5, "below"],
  [6, "above"],
])("in the panel, with %i lines the way to the cart stands %s them", async (count, where) => {
  keepCart();
  const lines = Array.from({ length: count }, (_, at) => ({ id: at + 1, quantity: 1 }));
  shopWithCarts({ [sessionId]: lines });
  render(
    <StoreProvider>
      <CartControl words={words} />
    </StoreProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Cart/ }));
  const panel = await screen.findByRole("dialog");
  const view = await within(panel).findByRole("link", { name: "View cart" });
  const [first] = within(panel).getAllByRole("listitem");
  const order = first?.compareDocumentPosition(view) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_PRECEDING ? "above" : "below").toBe(where);
  expect(view.getAttribute("href")).toBe("/checkout");
});
