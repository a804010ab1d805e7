import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { productTypes } from "@/lib/config/shop/product-types";
import { CartControl } from "@/components/layout/header/cart-control-client";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { storageKey } from "@/store/persistence/storage";
import { cartId, fakeBff, fakeCartBff, type FakeResponse } from "@/store/testing/fake-bff";
import { CartPage } from "./cart-page-client";

const messages = getMessages("en", "cart").content;
const sessionId = cartId("A");

function storeCart() {
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));
}

function renderCart() {
  renderInStore(<CartPage />);
}

const threeLines = () => [
  { id: 1, quantity: 1 },
  { id: 2, quantity: 2 },
  { id: 3, quantity: 1 },
];
const removeButton = (product: number) => screen.getByRole("button", { name: `Remove Product ${product}` });

describe("cart content", () => {
  it("shows the empty state without a request when the visitor has no cart", async () => {
    const bff = fakeBff(() => "offline");
    renderCart();
    // The first test loads the cart chunk.
    expect(await screen.findByText("Your cart is empty", {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all tests" }).getAttribute("href")).toBe("/store");
    expect(bff.requests).toEqual([]);
  });

  it("shows an error with a retry button when the cart cannot be loaded", async () => {
    storeCart();
    let response: FakeResponse | "offline" = "offline";
    const carts = fakeCartBff({ [sessionId]: threeLines() });
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      response === "offline" ? Promise.reject(new TypeError("Failed to fetch")) : real(url, init),
    );
    renderCart();
    const alert = await screen.findByText(messages.failed);
    expect(screen.queryByText("Your cart is empty")).toBeNull();
    response = {};
    await userEvent.click(within(alert.closest("[role=alert]") ?? document.body).getByRole("button"));
    expect(await screen.findAllByRole("listitem")).toHaveLength(3);
    expect(carts.count("GET", /cart/)).toBe(1);
  });

  it("combines items of one product into one line, and leaves shipping out", async () => {
    storeCart();
    const lines = [
      { id: 1, quantity: 1, productId: 7 },
      { id: 2, quantity: 2, productId: 7 },
      { id: 3, quantity: 1, typeId: productTypes.shippingMethod },
    ];
    fakeCartBff({ [sessionId]: lines });
    renderCart();
    const line = await screen.findByRole("listitem");
    expect(line.textContent).toContain("$30.00");
    expect(within(line).getByRole("spinbutton", { name: "Quantity of Product 7" })).toHaveProperty(
      "value",
      "3",
    );
  });

  it("shows product link and unit price for quantities above one", async () => {
    storeCart();
    fakeCartBff({ [sessionId]: threeLines().slice(0, 2) });
    renderCart();
    const [first, second] = await screen.findAllByRole("listitem");
    if (!first || !second) throw new Error("expected two lines");
    const link = within(first).getByRole("link", { name: "Product 101" });
    expect(link.getAttribute("href")).toBe("/store/product-101-canine/p/101");
    expect(first.querySelector("img")?.getAttribute("src")).toBe("/pictures/products/kit-paw.svg");
    expect(first.textContent).not.toContain("each");
    expect(second.textContent).toContain("$10.00 each");
  });

  it("shows animal and note of a line", async () => {
    storeCart();
    const line = { id: 1, quantity: 1, animal: { id: 5, name: "Juno $& Co" }, note: "swab twice" };
    fakeCartBff({ [sessionId]: [line] });
    renderCart();
    const row = await screen.findByRole("listitem");
    expect(within(row).getByText("For Juno $& Co")).toBeTruthy();
    expect(within(row).getByText("Note: swab twice")).toBeTruthy();
  });

  it("keeps items for different animals apart, and removes one of them", async () => {
    storeCart();
    const animals = [
      { id: 5, name: "Juno" },
      { id: 6, name: "Fen" },
    ];
    const lines = animals.map((animal) => ({ id: animal.id, quantity: 1, productId: 7, animal }));
    const bff = fakeCartBff({ [sessionId]: lines });
    renderCart();
    await userEvent.click(await screen.findByRole("button", { name: "Remove Product 7 for Juno" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(screen.getByText("For Fen")).toBeTruthy();
    expect(bff.count("DELETE", /item/)).toBe(1);
  });

  it("adds the note to the names of buttons where lines differ only by it", async () => {
    storeCart();
    const lines = [
      { id: 1, quantity: 1, productId: 7, note: "swab twice" },
      { id: 2, quantity: 1, productId: 7 },
      { id: 3, quantity: 1, productId: 8, note: "ring twice" },
    ];
    const bff = fakeCartBff({ [sessionId]: lines });
    renderCart();
    await screen.findByRole("button", { name: "Remove Product 7 (Note: swab twice)" });
    expect(screen.getByRole("spinbutton", { name: "Quantity of Product 7 (Note: swab twice)" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "One more Product 7 (Note: swab twice)" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "One more Product 7" })).toBeTruthy();
    expect(removeButton(8)).toBeTruthy();
    await userEvent.click(removeButton(7));
    await waitFor(() => expect(bff.count("DELETE", /item\/2$/)).toBe(1));
    expect(await screen.findByText("Product 7 was removed from your cart.")).toBeTruthy();
  });

  it("lets everybody with a cart write and change a note", async () => {
    storeCart();
    const bff = fakeCartBff({ [sessionId]: [{ id: 1, quantity: 1 }] });
    renderCart();
    await userEvent.click(await screen.findByRole("button", { name: "Add a note to Product 101" }));
    const field = screen.getByRole("textbox", { name: "Note on Product 101" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, "ring twice");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    const edit = await screen.findByRole("button", { name: "Edit note on Product 101" });
    expect(screen.getByText("Note: ring twice")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(edit));
    expect(bff.count("PUT", /note\/1$/)).toBe(1);
  });

  it("says when packs cost less, and replaces the single kits with one button", async () => {
    storeCart();
    const packOffer = {
      product: { id: 441, name: "Pack", species: "canine" },
      packSize: 5,
      count: 1,
      rest: 1,
    };
    const bff = fakeCartBff({
      [sessionId]: [{ id: 1, quantity: 6, packOffer: { ...packOffer, saved: "60.00" } }],
    });
    renderCart();
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toContain("6 kits: a pack of 5 and one single kit cost less. Save $60.00");
    await userEvent.click(within(row).getByRole("button", { name: "Switch to the pack" }));
    expect(await screen.findByText("Your cart now has the pack. You save $60.00.")).toBeTruthy();
    const sent = bff.requests.filter(({ method }) => method === "PUT");
    expect(sent.map(({ body }) => body)).toEqual([{ productId: 101, quantity: 6, packProductId: 441 }]);
  });

  it("shows the price per kit of a pack", async () => {
    storeCart();
    fakeCartBff({ [sessionId]: [{ id: 1, quantity: 1, kitAmount: "2.00" }] });
    renderCart();
    expect((await screen.findByRole("listitem")).textContent).toContain("$2.00 per kit");
  });

  it("changes the quantity of the newest item of a combined line", async () => {
    storeCart();
    const lines = [
      { id: 1, quantity: 1, productId: 7 },
      { id: 2, quantity: 2, productId: 7 },
    ];
    const bff = fakeCartBff({ [sessionId]: lines });
    renderCart();
    await userEvent.click(await screen.findByRole("button", { name: "One more Product 7" }));
    await waitFor(() => expect(bff.count("PUT", /item/)).toBe(1));
    const [sent] = bff.requests.filter(({ method }) => method === "PUT");
    expect(sent).toMatchObject({ path: `/cart/${sessionId}/item/2`, body: { productId: 7, quantity: 3 } });
  });

  it("sends few requests for fifty quick clicks on plus", async () => {
    storeCart();
    const bff = fakeCartBff({ [sessionId]: [{ id: 1, quantity: 1 }] });
    renderCart();
    const more = await screen.findByRole("button", { name: "One more Product 101" });
    for (let click = 0; click < 50; click += 1) fireEvent.click(more);
    await waitFor(() => expect(bff.count("PUT", /item/)).toBeGreaterThan(0));
    await screen.findByText("$510.00", { selector: "[data-subtotal]" });
    expect(bff.requests.length).toBeLessThanOrEqual(5);
    expect(screen.getByRole("spinbutton")).toHaveProperty("value", "51");
  });

  it("moves the focus to the next remove button after a removal, and to the empty state after the last", async () => {
    storeCart();
    const bff = fakeCartBff({ [sessionId]: threeLines() });
    renderCart();
    await screen.findAllByRole("listitem");
    await userEvent.click(removeButton(102));
    await waitFor(() => expect(document.activeElement).toBe(removeButton(103)));
    expect(screen.getByText("Product 102 was removed from your cart.")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(removeButton(101)));
    await userEvent.keyboard("{Enter}");
    const empty = await screen.findByText("Your cart is empty");
    await waitFor(() => expect(document.activeElement?.contains(empty)).toBe(true));
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    expect(bff.count("DELETE", /item/)).toBe(3);
  });

  it("keeps a line that cannot be removed, and shows why", async () => {
    storeCart();
    fakeCartBff({ [sessionId]: threeLines() });
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      init.method === "DELETE" ? Promise.resolve(new Response("{}", { status: 500 })) : real(url, init),
    );
    renderCart();
    await screen.findAllByRole("listitem");
    await userEvent.click(removeButton(102));
    expect(await screen.findByText("Failed to delete item from cart")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    await expect.poll(() => removeButton(102).getAttribute("aria-disabled")).toBeNull();
  });

  it.each([
    [5, "below"],
    [6, "above"],
  ])("places the cart link of the panel with %i lines %s them", async (count, position) => {
    storeCart();
    const lines = Array.from({ length: count }, (_, at) => ({ id: at + 1, quantity: 1 }));
    fakeCartBff({ [sessionId]: lines });
    renderInStore(<CartControl label={messages.open} />);
    await userEvent.click(screen.getByRole("button", { name: /^Cart/ }));
    const panel = await screen.findByRole("dialog");
    const view = await within(panel).findByRole("link", { name: "View cart" });
    const [first] = within(panel).getAllByRole("listitem");
    const order = first?.compareDocumentPosition(view) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_PRECEDING ? "above" : "below").toBe(position);
    expect(view.getAttribute("href")).toBe("/checkout");
  });
});
