import { render } from "@testing-library/react";
import { cartWords } from "@/components/cart/cart-words";
import { CheckoutPage } from "@/components/checkout/checkout-page-client";
import type { StepName } from "@/components/checkout/steps";
import { messagesOf, wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { storageKey } from "@/store/stored";
import { type Asked, cartId, cartOf, fakeShop, type Told } from "@/store/testing/fake-shop";

export const sessionId = cartId("A");
export const orderToken = "t".repeat(43);

const ways = [
  { id: 1, name: "Letter", amount: "5.00", minDays: 5, maxDays: 9 },
  { id: 2, name: "Parcel", amount: "9.00", minDays: 3, maxDays: 5 },
  { id: 3, name: "Courier", amount: "20.00", minDays: 1, maxDays: 2 },
];

const berlin = {
  ...{ firstName: "Robin", lastName: "Marlowe", address: "12 Harbour Road", city: "Berlin" },
  ...{ postalCode: "10115", state: null, country: "DE", phoneNumber: null },
};

/** All that a cart needs to be at its last step. */
export const readyCart = {
  ...{ email: "robin@buyers.test", country: "DE", billingAddress: berlin, shippingAddress: berlin },
  collector: { sampleCollector: { type: "self", name: "Robin Marlowe", clinic: null } },
};

type Kept = Record<string, unknown>;
type Lines = Parameters<typeof cartOf>[1];

function describe({ shippingMethodId, sampleCollector, pointsValue, ...kept }: Kept, lines: Lines) {
  const shippingMethod = ways.find(({ id }) => id === shippingMethodId) ?? ways[0];
  const shown = cartOf(sessionId, lines);
  const cents = (amount: unknown) => Math.round(Number(amount) * 100);
  const total = cents(shown.subtotal) - cents(pointsValue ?? 0) + cents(shippingMethod?.amount);
  return {
    ...shown,
    ...{ coupons: [], couponProblem: null, loyaltyPoints: 0, discount: "0.00" },
    pointsValue: pointsValue ?? "0.00",
    shipping: shippingMethod?.amount,
    total: (total / 100).toFixed(2),
    tax: { amount: "0.00", rateBps: 0, isIncluded: false },
    ...{ shippingMethod, selectedShippingMethod: shippingMethod, allShippingMethods: ways },
    deliveryDays: { min: 3, max: 5 },
    ...{ email: null, country: null, phoneNumber: null, billingAddress: null, shippingAddress: null },
    ...{ isNewsletterSubscribed: false, isSWABRequired: false },
    collector: { sampleCollector: sampleCollector ?? null },
    ...kept,
  };
}

interface Begun {
  readonly cart?: Kept;
  readonly lines?: Lines;
  readonly methods?: readonly object[];
  /** Asked before the shop itself. */
  readonly answer?: (asked: Asked) => Told | "nobody" | Promise<Told | "nobody"> | undefined;
}

const transfer = { method: "EFT", provider: "transfer", clientId: "", isLive: true, least: null };
export const sandbox = { method: "C", provider: "sandbox", clientId: "", isLive: false, least: null };

/** A shop with one cart, as far as checkout asks it. */
export function checkoutShop({ cart = {}, lines, methods = [transfer, sandbox], answer }: Begun = {}) {
  const kept: Kept = { ...cart };
  let items = lines ?? [{ id: 1, quantity: 1 }];
  const shop = fakeShop((asked) => {
    const { method, path, body } = asked;
    const first = answer?.(asked);
    if (first !== undefined) return first;
    if (path.startsWith("/store/checkout/options")) return { body: { isOnAccount: false, methods } };
    if (path === "/store/checkout")
      return { body: { state: "open", token: orderToken, number: "TM-ABCDEFGH", actionUrl: null } };
    if (!path.startsWith(`/cart/${sessionId}`)) return { status: 404 };
    if (method === "PUT") Object.assign(kept, body);
    if (method === "DELETE") {
      items = items.filter(({ id }) => !path.endsWith(`/item/${id}`));
      return { status: 204 };
    }
    return { body: describe(kept, items) };
  });
  const sent = (method: string, pattern: RegExp) =>
    shop.asked.filter((one) => one.method === method && pattern.test(one.path)).map(({ body }) => body);
  return { ...shop, kept, sent };
}

/** As the page of checkout is opened, at a step. */
export function openCheckout(step: StepName = "cart") {
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));
  window.history.replaceState(null, "", step === "cart" ? "/checkout" : `/checkout?step=${step}`);
  return render(
    <StoreProvider>
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
          words={messagesOf("en", "checkout")}
          cartWords={cartWords(wordsOf("en", "frame"))}
          sendingWords={messagesOf("en", "sending")}
          renewalWords={messagesOf("en", "renewal").checkout}
          providerWords={{ stripe: messagesOf("en", "stripe"), paypal: messagesOf("en", "paypal") }}
          extraWords={messagesOf("en", "cartPricing")}
        />
      </main>
    </StoreProvider>,
  );
}
