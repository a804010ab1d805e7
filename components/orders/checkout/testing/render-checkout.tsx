import { CheckoutPage } from "@/components/orders/checkout/checkout-page-client";
import type { StepName } from "@/components/orders/checkout/steps/steps";
import { renderInStore } from "@/store/testing/render-in-store";
import { storageKey } from "@/store/persistence/storage";
import { type RecordedRequest, cartId, cartOf, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";

export const sessionId = cartId("A");
export const orderToken = "t".repeat(43);

const shippingMethods = [
  { id: 1, name: "Letter", amount: "5.00", minDays: 5, maxDays: 9 },
  { id: 2, name: "Parcel", amount: "9.00", minDays: 3, maxDays: 5 },
  { id: 3, name: "Courier", amount: "20.00", minDays: 1, maxDays: 2 },
];

const berlin = {
  firstName: "Robin",
  lastName: "Marlowe",
  address: "12 Harbour Road",
  city: "Berlin",
  postalCode: "10115",
  state: null,
  country: "DE",
  phoneNumber: null,
};

/** A cart with everything the review step needs. */
export const readyCart = {
  email: "robin@buyers.test",
  country: "DE",
  billingAddress: berlin,
  shippingAddress: berlin,
  collector: { sampleCollector: { type: "self", name: "Robin Marlowe", clinic: null } },
};

type StoredCart = Record<string, unknown>;
type Lines = Parameters<typeof cartOf>[1];

function cartResponse(
  { shippingMethodId, sampleCollector, pointsValue, ...stored }: StoredCart,
  lines: Lines,
) {
  const shippingMethod = shippingMethods.find(({ id }) => id === shippingMethodId) ?? shippingMethods[0];
  const cart = cartOf(sessionId, lines);
  const cents = (amount: unknown) => Math.round(Number(amount) * 100);
  const total = cents(cart.subtotal) - cents(pointsValue ?? 0) + cents(shippingMethod?.amount);
  return {
    ...cart,
    coupons: [],
    couponProblem: null,
    loyaltyPoints: 0,
    discount: "0.00",
    pointsValue: pointsValue ?? "0.00",
    shipping: shippingMethod?.amount,
    total: (total / 100).toFixed(2),
    tax: { amount: "0.00", rateBps: 0, isIncluded: false },
    shippingMethod,
    selectedShippingMethod: shippingMethod,
    allShippingMethods: shippingMethods,
    deliveryDays: { min: 3, max: 5 },
    email: null,
    country: null,
    phoneNumber: null,
    billingAddress: null,
    shippingAddress: null,
    isNewsletterSubscribed: false,
    isSWABRequired: false,
    collector: { sampleCollector: sampleCollector ?? null },
    ...stored,
  };
}

interface FakeCheckoutOptions {
  readonly cart?: StoredCart;
  readonly lines?: Lines;
  readonly methods?: readonly object[];
  readonly outstanding?: object | null;
  /** Overrides the default response. */
  readonly respond?: (
    request: RecordedRequest,
  ) => FakeResponse | "offline" | Promise<FakeResponse | "offline"> | undefined;
}

const transfer = { method: "EFT", provider: "transfer", clientId: "", isLive: true, least: null };
export const sandbox = { method: "C", provider: "sandbox", clientId: "", isLive: false, least: null };

/** Fake BFF with one cart and the calls of checkout. */
export function fakeCheckout({
  cart = {},
  lines,
  methods = [transfer, sandbox],
  outstanding = null,
  respond,
}: FakeCheckoutOptions = {}) {
  const stored: StoredCart = { ...cart };
  let items = lines ?? [{ id: 1, quantity: 1 }];
  const bff = fakeBff((request) => {
    const { method, path, body } = request;
    const override = respond?.(request);
    if (override !== undefined) return override;
    if (path.startsWith("/store/checkout/options"))
      return { body: { isOnAccount: false, nextSessionId: null, outstanding, methods } };
    if (path === "/store/checkout")
      return { body: { state: "open", token: orderToken, number: "TM-ABCDEFGH", actionUrl: null } };
    if (!path.startsWith(`/cart/${sessionId}`)) return { status: 404 };
    if (method === "PUT") Object.assign(stored, body);
    const shippingMethodId = new URLSearchParams(path.split("?")[1]).get("shipping_method");
    if (shippingMethodId !== null) stored["shippingMethodId"] = Number(shippingMethodId);
    if (method === "DELETE") {
      items = items.filter(({ id }) => !path.endsWith(`/item/${id}`));
      return { status: 204 };
    }
    return { body: cartResponse(stored, items) };
  });
  const sent = (method: string, pattern: RegExp) =>
    bff.requests
      .filter((request) => request.method === method && pattern.test(request.path))
      .map(({ body }) => body);
  return { ...bff, stored, sent };
}

/** Renders the checkout page at a step. */
export function renderCheckout(step: StepName = "cart") {
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));
  window.history.replaceState(null, "", step === "cart" ? "/checkout" : `/checkout?step=${step}`);
  return renderInStore(
    <main>
      <CheckoutPage
        step={step}
        country="DE"
        countries={[
          { value: "DE", label: "Germany" },
          { value: "FR", label: "France" },
        ]}
        termsPaths={{ terms: "/terms-and-conditions", privacy: "/privacy-and-disclosure" }}
        lookUpPath="/order-lookup"
      />
    </main>,
  );
}
