// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "@/store/testing/patience";
import { leaveFor } from "./leave-for";
import {
  checkoutShop,
  openCheckout,
  orderToken,
  readyCart,
  sandbox,
  sessionId,
} from "./testing/checkout-shop";

vi.mock("./leave-for", () => ({ leaveFor: vi.fn() }));
beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Once it is no longer only being prepared. */
const heading = (name: string) =>
  waitFor(
    () => {
      expect(screen.queryByRole("status", { name: "Preparing checkout" })).toBeNull();
      return screen.getByRole("heading", { level: 1, name });
    },
    { timeout: 10_000 },
  );
const hasKeyboard = async (name: string) => {
  const place = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(place));
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe("a step", () => {
  it("keeps what was typed when it is refused, says why at the field, and goes on once it is right", async () => {
    let refused = true;
    checkoutShop({
      answer: ({ method, path }) =>
        method === "PUT" && path === `/cart/${sessionId}` && refused
          ? { status: 428, body: { email: "This field must be valid email" } }
          : undefined,
    });
    openCheckout("details");
    await heading("Who is ordering?");
    await type("First name", "Robin");
    await type("Last name", "Marlowe");
    await press("Next: Sampling");
    expect(await screen.findByText("This field is required")).toBeTruthy();
    await type("E-mail", "robin@buyers.test");
    await press("Next: Sampling");
    expect(await screen.findByText("This field must be valid email")).toBeTruthy();
    expect(screen.getByLabelText("First name")).toHaveProperty("value", "Robin");
    refused = false;
    await press("Next: Sampling");
    await hasKeyboard("Who takes the sample?");
    await press("Back");
    await heading("Who is ordering?");
    expect(screen.getByLabelText("Last name")).toHaveProperty("value", "Marlowe");
  });

  it("is not left while it is being saved, however often it is pressed", async () => {
    let tell: () => void = () => undefined;
    const slow = new Promise<undefined>((resolve) => (tell = () => resolve(undefined)));
    const shop = checkoutShop({
      cart: { ...readyCart, collector: { sampleCollector: null } },
      answer: ({ method }) => (method === "PUT" ? slow.then(() => ({ body: {} })) : undefined),
    });
    sessionStorage.clear();
    openCheckout("details");
    await heading("Who is ordering?");
    await type("First name", "Robin");
    await type("Last name", "Marlowe");
    await userEvent.dblClick(screen.getByRole("button", { name: "Next: Sampling" }));
    await userEvent.click(await screen.findByRole("button", { name: "Saving" }));
    tell();
    await heading("Who takes the sample?");
    expect(shop.count("PUT", /cart/)).toBe(1);
  });

  it("that cannot be reached yet leads to the first one that is missing", async () => {
    checkoutShop();
    openCheckout("review");
    await heading("Who is ordering?");
    expect(window.location.search).toBe("?step=details");
  });
});

describe("delivery", () => {
  async function openDelivery(answer?: Parameters<typeof checkoutShop>[0]) {
    keepNames();
    const shop = checkoutShop({ cart: readyCart, ...answer });
    openCheckout("shipping");
    await heading("How should we send it?");
    return shop;
  }

  it("keeps the last of several quick choices, with two requests", async () => {
    const waiting: (() => void)[] = [];
    let isSlow = true;
    const shop = await openDelivery({
      answer: ({ method }) =>
        method === "PUT" && isSlow
          ? new Promise((resolve) => waiting.push(() => resolve({ body: {} })))
          : undefined,
    });
    for (const name of [/Parcel/, /Letter/, /Parcel/, /Courier/])
      await userEvent.click(screen.getByRole("radio", { name }));
    expect(screen.getByRole("radio", { name: /Courier/ })).toHaveProperty("checked", true);
    isSlow = false;
    waiting[0]?.();
    await waitFor(() => expect(shop.kept["shippingMethodId"]).toBe(3));
    expect(shop.sent("PUT", /cart/)).toEqual([{ shippingMethodId: 2 }, { shippingMethodId: 3 }]);
    await press("Next: Payment");
    await heading("How would you like to pay?");
    expect(shop.count("PUT", /cart/)).toBe(2);
  });

  it("that could not be kept says so, and is sent again with the next step", async () => {
    let fails = true;
    const shop = await openDelivery({
      answer: ({ method }) => (method === "PUT" && fails ? { status: 500, body: {} } : undefined),
    });
    await userEvent.click(screen.getByRole("radio", { name: /Courier/ }));
    expect(await screen.findByText("Failed to update cart")).toBeTruthy();
    fails = false;
    await press("Next: Payment");
    await heading("How would you like to pay?");
    expect(shop.kept["shippingMethodId"]).toBe(3);
  });
});

describe("the ways to pay", () => {
  async function openPayment(methods: readonly object[]) {
    keepNames();
    checkoutShop({ cart: readyCart, methods });
    openCheckout("payment");
    await heading("How would you like to pay?");
  }

  it("that take no payment this small say so, and another one is chosen", async () => {
    const wallet = { method: "A", provider: "stripe", clientId: "pk", isLive: true, least: "50.00" };
    const transfer = { method: "EFT", provider: "transfer", clientId: "", isLive: true, least: null };
    await openPayment([wallet, transfer]);
    const small = screen.getByRole("radio", { name: /Card, wallet or bank/ });
    expect(small).toHaveProperty("disabled", true);
    expect(screen.getByText(/^Takes \$50\.00 and more/)).toBeTruthy();
    expect(screen.getByRole("radio", { name: /Bank transfer/ })).toHaveProperty("checked", true);
    await press("Next: Review");
    await heading("Is everything right?");
  });

  it("say what to do where none of them takes it", async () => {
    await openPayment([{ ...sandbox, least: "50.00" }]);
    expect(screen.getByText(/^Takes \$50\.00 and more/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next: Review" })).toBeNull();
  });
});

describe("the last step", () => {
  async function openReview(begun: Parameters<typeof checkoutShop>[0] = {}) {
    keepNames();
    const shop = checkoutShop({ cart: { ...readyCart }, ...begun });
    openCheckout("payment");
    await heading("How would you like to pay?");
    await userEvent.click(screen.getByRole("radio", { name: /Bank transfer/ }));
    await press("Next: Review");
    await heading("Is everything right?");
    return shop;
  }
  const accept = () =>
    userEvent.click(screen.getByRole("checkbox", { name: "I accept the terms and conditions" }));

  it("asks for the terms, then orders what was seen, once, and leaves for the order's page", async () => {
    const shop = await openReview();
    await press(/^Order with a duty to pay/);
    expect(await screen.findByText("This field is required")).toBeTruthy();
    expect(shop.count("POST", /checkout$/)).toBe(0);
    await accept();
    await userEvent.dblClick(screen.getByRole("button", { name: /^Order with a duty to pay \$15\.00/ }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`/checkout/complete?order=${orderToken}`));
    expect(shop.sent("POST", /checkout$/)).toMatchObject([
      { sessionId, totalSeen: "15.00", currencySeen: "USD", payment: { method: "EFT" } },
    ]);
  });

  it("shows the new total where it has changed meanwhile, and orders with it when it is pressed again", async () => {
    let isSpent = false;
    const shop = await openReview({
      cart: { ...readyCart, loyaltyPoints: 80, pointsValue: "4.00" },
      answer: ({ path, body }) => {
        if (path !== "/store/checkout" || (body as { totalSeen: string }).totalSeen === "15.00")
          return undefined;
        isSpent = true;
        Object.assign(shop.kept, { loyaltyPoints: 0, pointsValue: "0.00" });
        const currency = { code: "USD", symbol: "$" };
        return {
          status: 409,
          body: { code: "total_changed", message: "It has changed.", total: "15.00", currency },
        };
      },
    });
    await accept();
    await press("Order with a duty to pay $11.00");
    expect(await screen.findByText(/^It has changed\. The total is now \$15\.00\./)).toBeTruthy();
    expect(isSpent).toBe(true);
    await press("Order with a duty to pay $15.00");
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(shop.count("POST", /checkout$/)).toBe(2);
  });

  it("after an answer that got lost keeps the same attempt", async () => {
    let isLost = true;
    const keys: (string | undefined)[] = [];
    const shop = await openReview({
      answer: ({ path }) => (path === "/store/checkout" && isLost ? "nobody" : undefined),
    });
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      if (url.endsWith("/checkout")) keys.push(new Headers(init.headers).get("idempotency-key") ?? undefined);
      return real(url, init);
    });
    await accept();
    await press(/^Order with a duty to pay/);
    expect(await screen.findByText(/^We got no answer/)).toBeTruthy();
    isLost = false;
    await press(/^Order with a duty to pay/);
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(shop.count("POST", /checkout$/)).toBe(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("says what is not sold where it goes, and removes it there", async () => {
    const shop = await openReview({
      lines: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1, isSoldThere: false },
      ],
    });
    expect(screen.getByRole("region", { name: "Not sold where your order goes" }).textContent).toContain(
      "Product 102",
    );
    await press("Remove Product 102");
    await waitFor(() => expect(screen.queryByText("Not sold where your order goes")).toBeNull());
    expect(shop.count("DELETE", /item\/2$/)).toBe(1);
    await hasKeyboard("Is everything right?");
  });
});

describe("the cart step", () => {
  it("says one sum, by its name, and at the line what is not sold there", async () => {
    checkoutShop({ lines: [{ id: 1, quantity: 1, isSoldThere: false }] });
    openCheckout();
    expect(await screen.findByText(/^This is not sold in the country/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("Total with delivery").parentElement?.textContent).toContain("$15.00");
    expect(screen.getAllByText("Subtotal")).toHaveLength(1);
  });

  it("that cannot be read says so, and is asked for again", async () => {
    let isDown = true;
    checkoutShop({ answer: () => (isDown ? { status: 500, body: {} } : undefined) });
    openCheckout();
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("button", { name: "Go to checkout" })).toBeTruthy();
  });
});

/** What a tab remembers of who is ordering: names stand in no cart. */
function keepNames() {
  const details = {
    ...{ firstName: "Robin", lastName: "Marlowe", email: "robin@buyers.test", phoneNumber: "" },
    ...{ country: "DE", isNewsletterSubscribed: false },
  };
  sessionStorage.setItem("tailmark:checkout", JSON.stringify({ owner: null, details }));
}
