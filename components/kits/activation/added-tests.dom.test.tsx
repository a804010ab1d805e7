import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { storageKey } from "@/store/persistence/storage";
import { cartId, cartOf, type FakeResponse } from "@/store/testing/fake-bff";
import {
  fakeActivation,
  fullRecord,
  kitBarcode,
  kitOf,
  renderActivation,
} from "@/components/kits/activation/testing/render-activation";
import { setUpActivation } from "@/components/kits/activation/testing/set-up-activation";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation(() =>
  Promise.all([
    import("./activation-client"),
    import("@/components/kits/activation/payment/extras-payment-client"),
  ]),
);

const cystinuria = { id: 50, name: "Cystinuria" };
const record = { ...fullRecord, activatedProducuId: kitOf().product.id, extras: [cystinuria] };
const isAt = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });

const storedRecord = () =>
  (JSON.parse(localStorage.getItem(storageKey("activation")) ?? "{}") as { record: unknown }).record;

it("forgets added tests when the kit is changed to one of another product", async () => {
  const barcode = "TM1234567890137";
  const product = { ...kitOf().product, id: 970, name: "Geno Pet Plus for dogs" };
  const { count } = fakeActivation(({ path }) =>
    path === "/activate/enter-kit-barcode" ? { body: { kits: [kitOf({ barcode, product })] } } : undefined,
  );
  const typed = { barcodes: [barcode, ""], confirmBarcodes: [barcode, ""] };
  const fromReview = { current: 1, previous: 7, next: 2 };
  renderActivation("barcode", { ...record, ...typed }, { steps: fromReview });
  await isAt("Which kit do you have?");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await isAt("Check your details");
  expect(await screen.findByRole("button", { name: "Activate this kit" })).toBeDefined();
  await waitFor(() => expect(storedRecord()).toMatchObject({ activatedProducuId: 970 }));
  expect(storedRecord()).not.toHaveProperty("extras");
  expect(count("POST", /^.cart/)).toBe(0);
});

describe("a payment", () => {
  const paidKit = { body: { kits: [kitOf({ extras: [cystinuria] })] } };
  const order = { state: "paid", number: "1", token: "t".repeat(43), actionUrl: null };
  const cartRecord = { ...record, cartId: cartId("C"), cartBarcode: kitBarcode };

  /** Responses to the order; the tests belong to the kit from its first paid response on. */
  function fakePayment(...orders: readonly (FakeResponse | Promise<FakeResponse>)[]) {
    const responses = [...orders];
    const options = { isOnAccount: true, nextSessionId: null, outstanding: null, methods: [] };
    const cart = cartOf(cartId("C"), [{ id: 1, quantity: 1, productId: cystinuria.id }]);
    const prices = { coupons: [], total: "45.00", tax: { amount: "0.00", isIncluded: false } };
    return fakeActivation(({ method, path }) => {
      if (path === "/store/checkout") return responses.shift();
      if (path === "/activate/barcode" && responses.length === 0) return paidKit;
      if (path.startsWith("/cart/")) return { body: { ...cart, ...prices } };
      if (path.startsWith("/store/checkout/options/")) return { body: options };
      return path === "/activate" && method === "POST" ? { body: { token: order.token } } : undefined;
    });
  }

  function comeBack() {
    renderActivation("review", cartRecord);
    window.history.replaceState(
      null,
      "",
      "/activate?step=review&payment_intent=pi_1&redirect_status=succeeded",
    );
  }

  it("with which the buyer returns from the bank is completed, and nothing is to pay again", async () => {
    const { requests, count } = fakePayment({ body: order });
    comeBack();
    await screen.findByText("Checking your payment");
    await screen.findByRole("button", { name: "Activate this kit" });
    expect(requests.find(({ path }) => path === "/store/checkout")?.body).toMatchObject({
      sessionId: cartId("C"),
      user: { email: fullRecord.email },
      payment: { provider: "stripe", transactionId: "pi_1" },
    });
    expect(count("POST", /^.cart/)).toBe(0);
    await waitFor(() => expect(storedRecord()).not.toHaveProperty("extras"));
    expect(window.location.search).toBe("?step=review");
  });

  it("that the bank has not confirmed is checked again once per press, with its failure", async () => {
    let respond = (_response: FakeResponse) => {};
    const second = new Promise<FakeResponse>((resolve) => (respond = resolve));
    const { count } = fakePayment({ body: { ...order, state: "processing" } }, second, {
      body: order,
    });
    comeBack();
    await userEvent.dblClick(await screen.findByRole("button", { name: "Check again" }));
    await screen.findByRole("button", { name: "Checking your payment" });
    respond({ status: 500, body: { code: "internal", message: "" } });
    await screen.findByText(/^We got no response/);
    expect(count("POST", /^.store.checkout$/)).toBe(2);
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await screen.findByRole("button", { name: "Activate this kit" });
  });

  it("that another tab has made already activates the kit", async () => {
    fakePayment({ status: 409, body: { code: "paid", message: "This has been paid already." } });
    renderActivation("review", cartRecord);
    await userEvent.click(await screen.findByRole("button", { name: "Order on account and activate" }));
    await waitFor(() =>
      expect(redirectTo).toHaveBeenCalledWith(`/activate/complete?activation=${order.token}`),
    );
  });
});
