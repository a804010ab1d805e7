import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKey } from "@/store/persistence/storage";
import { userFixture } from "@/store/testing/user-fixture";
import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { redirectTo } from "@/components/orders/public/redirect-to";
import {
  fakeCheckout,
  renderCheckout,
  orderToken,
  readyCart,
  sandbox,
  sessionId,
} from "@/components/orders/checkout/testing/render-checkout";

vi.mock("@/components/orders/public/redirect-to", () => ({ redirectTo: vi.fn() }));
beforeEach(() => {
  vi.mocked(redirectTo).mockClear();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  document.cookie = `${cookieNames.hint}=; max-age=0`;
});

/** Waits until checkout has loaded. */
const heading = (name: string) =>
  waitFor(
    () => {
      expect(screen.queryByRole("status", { name: "Preparing checkout" })).toBeNull();
      return screen.getByRole("heading", { level: 1, name });
    },
    { timeout: 10_000 },
  );
const hasFocus = async (name: string) => {
  const title = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(title));
};
const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const fillIn = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste(text);
};

it("the box for coupon and points stays open and has the focus when the coupon is removed", async () => {
  const { stored } = fakeCheckout({
    cart: { coupons: [{ code: "TEN", amount: "10.00" }] },
    respond: ({ path }) => {
      if (path.includes("coupon=")) stored["coupons"] = [];
      return undefined;
    },
  });
  renderCheckout();
  await clickButton("Remove coupon TEN");
  const field = await screen.findByLabelText("Code");
  expect(field.closest("details")).toHaveProperty("open", true);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

describe("checkout steps", () => {
  it("keep the input when refused, show errors at the fields and continue once valid", async () => {
    let isRefused = true;
    fakeCheckout({
      respond: ({ method, path }) =>
        method === "PUT" && path === `/cart/${sessionId}` && isRefused
          ? { status: 428, body: { email: "This field must be valid email" } }
          : undefined,
    });
    renderCheckout("details");
    await heading("Who is ordering?");
    await fillIn("First name", "Robin");
    await fillIn("Last name", "Marlowe");
    await clickButton("Next: Sampling");
    expect(await screen.findByText("This field is required")).toBeTruthy();
    await fillIn("Email", "robin@buyers.test");
    await clickButton("Next: Sampling");
    expect(await screen.findByText("This field must be valid email")).toBeTruthy();
    expect(screen.getByLabelText("First name")).toHaveProperty("value", "Robin");
    isRefused = false;
    await clickButton("Next: Sampling");
    await hasFocus("Who takes the sample?");
    await clickButton("Back");
    await heading("Who is ordering?");
    expect(screen.getByLabelText("Last name")).toHaveProperty("value", "Marlowe");
  });

  it("save once on repeated clicks, and continue after the response", async () => {
    let respond: () => void = () => undefined;
    const slow = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
    const bff = fakeCheckout({
      cart: { ...readyCart, collector: { sampleCollector: null } },
      respond: ({ method }) => (method === "PUT" ? slow.then(() => ({ body: {} })) : undefined),
    });
    sessionStorage.clear();
    renderCheckout("details");
    await heading("Who is ordering?");
    await fillIn("First name", "Robin");
    await fillIn("Last name", "Marlowe");
    await userEvent.dblClick(screen.getByRole("button", { name: "Next: Sampling" }));
    await userEvent.click(await screen.findByRole("button", { name: "Saving" }));
    respond();
    await heading("Who takes the sample?");
    expect(bff.count("PUT", /cart/)).toBe(1);
  });

  it("redirect to the first incomplete step", async () => {
    fakeCheckout();
    renderCheckout("review");
    await heading("Who is ordering?");
    expect(window.location.search).toBe("?step=details");
  });
});

const isRepricing = (path: string) => path.includes("?shipping_method=");

describe("shipping step", () => {
  async function openShippingStep(options?: Parameters<typeof fakeCheckout>[0]) {
    storeDetails();
    const bff = fakeCheckout({ cart: readyCart, ...options });
    renderCheckout("shipping");
    await heading("How should we deliver it?");
    return bff;
  }

  it("saves the last of several quick choices with two requests", async () => {
    const waiting: (() => void)[] = [];
    let isSlow = true;
    const bff = await openShippingStep({
      respond: ({ path }) =>
        isRepricing(path) && isSlow
          ? new Promise((resolve) => waiting.push(() => resolve({ body: {} })))
          : undefined,
    });
    for (const name of [/Parcel/, /Letter/, /Parcel/, /Courier/])
      await userEvent.click(screen.getByRole("radio", { name }));
    expect(screen.getByRole("radio", { name: /Courier/ })).toHaveProperty("checked", true);
    isSlow = false;
    waiting[0]?.();
    await waitFor(() => expect(bff.stored["shippingMethodId"]).toBe(3));
    const sent = () => bff.requests.flatMap(({ path }) => path.split("?shipping_method=")[1] ?? []);
    expect(sent()).toEqual(["2", "3"]);
    await clickButton("Next: Payment");
    await heading("How would you like to pay?");
    expect(sent()).toHaveLength(2);
  });

  it("shows a failed save, and saves again when continuing", async () => {
    let fails = true;
    const bff = await openShippingStep({
      respond: ({ path }) => (isRepricing(path) && fails ? { status: 500, body: {} } : undefined),
    });
    await userEvent.click(screen.getByRole("radio", { name: /Courier/ }));
    expect(await screen.findByText("Failed to update cart")).toBeTruthy();
    fails = false;
    await clickButton("Next: Payment");
    await heading("How would you like to pay?");
    expect(bff.stored["shippingMethodId"]).toBe(3);
  });
});

describe("payment step", () => {
  async function openPaymentStep(methods: readonly object[]) {
    storeDetails();
    fakeCheckout({ cart: readyCart, methods });
    renderCheckout("payment");
    await heading("How would you like to pay?");
  }

  it("disables methods with a higher minimum amount, and selects another one", async () => {
    const wallet = { method: "A", provider: "stripe", clientId: "pk", isLive: true, least: "50.00" };
    const transfer = { method: "EFT", provider: "transfer", clientId: "", isLive: true, least: null };
    await openPaymentStep([wallet, transfer]);
    const small = screen.getByRole("radio", { name: /Card, wallet or bank/ });
    expect(small).toHaveProperty("disabled", true);
    expect(screen.getByText(/^Minimum \$50\.00/)).toBeTruthy();
    expect(screen.getByRole("radio", { name: /Bank transfer/ })).toHaveProperty("checked", true);
    await clickButton("Next: Review");
    await heading("Review your order");
  });

  it("explains what to do when the total is below every minimum", async () => {
    await openPaymentStep([{ ...sandbox, least: "50.00" }]);
    expect(screen.getByText(/^Minimum \$50\.00/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next: Review" })).toBeNull();
  });
});

describe("review step", () => {
  async function openReviewStep(options: Parameters<typeof fakeCheckout>[0] = {}) {
    storeDetails();
    const bff = fakeCheckout({ cart: { ...readyCart }, ...options });
    renderCheckout("payment");
    await heading("How would you like to pay?");
    await userEvent.click(screen.getByRole("radio", { name: /Bank transfer/ }));
    await clickButton("Next: Review");
    await heading("Review your order");
    return bff;
  }
  const accept = () =>
    userEvent.click(screen.getByRole("checkbox", { name: "I accept the terms and conditions" }));

  it("requires the terms, places the displayed order once and redirects to its page", async () => {
    const bff = await openReviewStep();
    await clickButton(/^Order with obligation to pay/);
    expect(await screen.findByText("This field is required")).toBeTruthy();
    expect(bff.count("POST", /checkout$/)).toBe(0);
    await accept();
    await userEvent.dblClick(screen.getByRole("button", { name: /^Order with obligation to pay \$15\.00/ }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(`/checkout/complete?order=${orderToken}`));
    expect(bff.sent("POST", /checkout$/)).toMatchObject([
      { sessionId, totalSeen: "15.00", currencySeen: "USD", payment: { method: "EFT" } },
    ]);
  });

  it("shows a changed total, and orders with it on the next click", async () => {
    let isSpent = false;
    const bff = await openReviewStep({
      cart: { ...readyCart, loyaltyPoints: 80, pointsValue: "4.00" },
      respond: ({ path, body }) => {
        if (path !== "/store/checkout" || (body as { totalSeen: string }).totalSeen === "15.00")
          return undefined;
        isSpent = true;
        Object.assign(bff.stored, { loyaltyPoints: 0, pointsValue: "0.00" });
        const currency = { code: "USD", symbol: "$" };
        return {
          status: 409,
          body: { code: "total_changed", message: "It has changed.", total: "15.00", currency },
        };
      },
    });
    await accept();
    await clickButton("Order with obligation to pay $11.00");
    expect(await screen.findByText(/^It has changed\. The total is now \$15\.00\./)).toBeTruthy();
    expect(isSpent).toBe(true);
    await clickButton("Order with obligation to pay $15.00");
    await waitFor(() => expect(redirectTo).toHaveBeenCalled());
    expect(bff.count("POST", /checkout$/)).toBe(2);
  });

  it("repeats a lost request under the same idempotency key", async () => {
    let isLost = true;
    const keys: (string | undefined)[] = [];
    const bff = await openReviewStep({
      respond: ({ path }) => (path === "/store/checkout" && isLost ? "offline" : undefined),
    });
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      if (url.endsWith("/checkout")) keys.push(new Headers(init.headers).get("idempotency-key") ?? undefined);
      return real(url, init);
    });
    await accept();
    await clickButton(/^Order with obligation to pay/);
    expect(await screen.findByText(/^We got no response/)).toBeTruthy();
    isLost = false;
    await clickButton(/^Order with obligation to pay/);
    await waitFor(() => expect(redirectTo).toHaveBeenCalled());
    expect(bff.count("POST", /checkout$/)).toBe(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("lists items not sold in the delivery country, and removes them", async () => {
    const bff = await openReviewStep({
      lines: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1, isSoldThere: false },
      ],
    });
    expect(
      screen.getByRole("region", { name: "Not available in your delivery country" }).textContent,
    ).toContain("Product 102");
    await clickButton("Remove Product 102");
    await waitFor(() => expect(screen.queryByText("Not available in your delivery country")).toBeNull());
    expect(bff.count("DELETE", /item\/2$/)).toBe(1);
    await hasFocus("Review your order");
  });

  const notedLines = ["swab twice", "ring twice"].map((note, at) => ({
    id: at + 1,
    quantity: 1,
    productId: 7,
    note,
    isSoldThere: false,
  }));

  it("shows the notes of lines in the summary", async () => {
    await openReviewStep({ lines: notedLines });
    const summary = screen.getByRole("complementary", { name: "Your order" });
    const lines = within(summary).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Product 7Note: swab twice$10.00",
      "Product 7Note: ring twice$10.00",
    ]);
  });

  it("names unavailable lines by their notes, and removes the items of one line together", async () => {
    const unnoted = { quantity: 1, productId: 7, isSoldThere: false };
    const bff = await openReviewStep({
      lines: [...notedLines, { ...unnoted, id: 3 }, { ...unnoted, id: 4 }],
    });
    const region = screen.getByRole("region", { name: "Not available in your delivery country" });
    expect(within(region).getByText("Note: ring twice")).toBeTruthy();
    await userEvent.click(
      within(region).getByRole("button", { name: "Remove Product 7 (Note: swab twice)" }),
    );
    await waitFor(() => expect(within(region).getAllByRole("listitem")).toHaveLength(2));
    expect(bff.count("DELETE", /item\/1$/)).toBe(1);
    await userEvent.click(within(region).getByRole("button", { name: "Remove Product 7" }));
    await waitFor(() => expect(within(region).getAllByRole("listitem")).toHaveLength(1));
    expect(bff.count("DELETE", /item\/[34]$/)).toBe(2);
  });
});

describe("an order on account", () => {
  it("asks for the practice address, and shows it with the terms of payment and swabs on review", async () => {
    const bff = fakeCheckout({
      cart: { ...readyCart, isSWABRequired: true, shippingAddress: null, billingAddress: null },
      respond: ({ path }) => {
        if (path === "/my/details")
          return { body: userFixture({ countryCode: "DE", cartSessionId: sessionId }) };
        return path.startsWith("/store/checkout/options")
          ? { body: { isOnAccount: true, nextSessionId: null, outstanding: null, methods: [] } }
          : undefined;
      },
    });
    storeDetails();
    document.cookie = `${cookieNames.hint}=${signedInHint}`;
    localStorage.setItem(storageKey("auth"), JSON.stringify({ isLoggedIn: true, userType: "vet" }));
    renderCheckout("collector");
    await heading("Who takes the sample?");
    expect(screen.getByLabelText("I already have swabs")).toHaveProperty("checked", false);
    await clickButton("Next: Addresses");
    await heading("Where is your practice?");
    await fillIn("Street and number", "4 Kennel Street");
    await fillIn("City", "Hamburg");
    await fillIn("Postal code", "20095");
    await clickButton("Next: Review");
    await heading("Review your order");
    for (const text of ["On account, due in 30 days", "4 Kennel Street", "Swabs included"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(bff.sent("PUT", /cart/).at(-1)).toMatchObject({ shippingAddress: { city: "Hamburg" } });
  });
});

describe("cart step", () => {
  it("shows a pending payment with a pay link when checkout opens", async () => {
    fakeCheckout({ outstanding: { amount: "80.50", currency: { code: "USD", symbol: "$" } } });
    renderCheckout();
    const note = await screen.findByRole("region", { name: "Pending Payments $80.50" });
    expect(note.textContent).toContain("You have payments pending");
    expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe("/my/pending-orders");
  });

  it("shows one subtotal, and marks lines that are not sold in the delivery country", async () => {
    fakeCheckout({ lines: [{ id: 1, quantity: 1, isSoldThere: false }] });
    renderCheckout();
    expect(
      await screen.findByText(/^Not available in your delivery country/, {}, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(screen.getByText("Total with delivery").parentElement?.textContent).toContain("$15.00");
    expect(screen.getAllByText("Subtotal")).toHaveLength(1);
  });

  it("shows an error with a retry button when the cart cannot be loaded", async () => {
    let isDown = true;
    fakeCheckout({ respond: () => (isDown ? { status: 500, body: {} } : undefined) });
    renderCheckout();
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("button", { name: "Go to checkout" })).toBeTruthy();
  });
});

/** Details that the browser tab stores: the cart has no names. */
function storeDetails() {
  const details = {
    firstName: "Robin",
    lastName: "Marlowe",
    email: "robin@buyers.test",
    phoneNumber: "",
    country: "DE",
    isNewsletterSubscribed: false,
  };
  sessionStorage.setItem("tailmark:checkout", JSON.stringify({ owner: null, details }));
}
