import { filledIn, sandboxCards } from "./checkout";

const { billingAddress, shippingAddress, email } = filledIn;
const buyer = { firstName: "Robin", lastName: "Marlowe", email };

interface BuyOptions {
  readonly shop: string;
  /** Session of a signed-in user; without it a guest buys. */
  readonly cookie?: string;
  /** The card that pays: by default one that succeeds. */
  readonly card?: string;
  /** One unit by default. */
  readonly quantity?: number;
}

interface BoughtOrder {
  /** The order number. */
  readonly number: string;
  /** Opens its page. */
  readonly token: string;
  /** Barcodes of its tubes, which the demo shows. */
  readonly barcodes: readonly string[];
}

/** Buys a product, and returns the barcodes of its tubes. */
export async function buyKits(productId: number, options: BuyOptions): Promise<readonly string[]> {
  return (await buyProduct(productId, options)).barcodes;
}

/** Buys a product through the API. */
export async function buyProduct(
  productId: number,
  { shop, cookie, card = sandboxCards.success, quantity = 1 }: BuyOptions,
): Promise<BoughtOrder> {
  async function call(method: string, path: string, body?: unknown) {
    const headers = {
      origin: shop,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      ...(cookie !== undefined && { cookie }),
    };
    const response = await fetch(`${shop}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text === "" ? "{}" : text);
  }

  const { sessionId } = await call("POST", "/cart", {});
  const cart = `/cart/${sessionId}`;
  await call("POST", `${cart}/item`, { productId, quantity });
  await call("PUT", cart, filledIn);
  const [method] = await call("GET", `${cart}/shipping-methods`);
  if (method !== undefined) await call("GET", `${cart}?shipping_method=${method.id}`);
  const expiry = { expiryMonth: 11, expiryYear: new Date().getFullYear() + 2 };
  const details = { name: "Robin Marlowe", number: card, securityCode: "123", ...expiry };
  const { token } = await call("POST", "/store/checkout/sandbox/card", details);
  const order = await call("POST", "/store/checkout", {
    sessionId,
    user: buyer,
    billingAddress,
    shippingAddress,
    payment: { method: "C", provider: "sandbox", token },
  });
  const { number, kits } = await call("GET", `/store/orders/${order.token}`);
  const barcodes = kits.list.map(({ barcode }: { readonly barcode: string }) => barcode);
  return { number, token: order.token, barcodes };
}
