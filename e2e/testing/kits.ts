const buyer = { firstName: "Robin", lastName: "Marlowe", email: "robin@buyers.test" };
const address = {
  ...{ firstName: buyer.firstName, lastName: buyer.lastName, address: "12 Harbour Road", city: "Hamburg" },
  ...{ postalCode: "20095", country: "DE" },
};

interface BuyOptions {
  readonly shop: string;
  /** Of a signed-in user; without it a guest buys. */
  readonly cookie?: string;
}

/** Buys one unit of a product with the test card, and returns the barcodes of its tubes, which the demo shows. */
export async function buyKits(productId: number, { shop, cookie }: BuyOptions): Promise<readonly string[]> {
  async function call(method: string, path: string, body?: unknown) {
    const headers = {
      ...{ origin: shop, "sec-fetch-site": "same-origin", "content-type": "application/json" },
      "idempotency-key": crypto.randomUUID(),
      ...(cookie !== undefined && { cookie }),
    };
    const response = await fetch(`${shop}/api${path}`, {
      ...{ method, headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text === "" ? "{}" : text);
  }

  const { sessionId } = await call("POST", "/cart", {});
  const cart = `/cart/${sessionId}`;
  await call("POST", `${cart}/item`, { productId, quantity: 1 });
  await call("PUT", cart, {
    ...{ email: buyer.email, country: "DE", billingAddress: address, shippingAddress: address },
    sampleCollector: { type: "self", name: "Robin Marlowe" },
  });
  const [method] = await call("GET", `${cart}/shipping-methods`);
  if (method !== undefined) await call("GET", `${cart}?shipping_method=${method.id}`);
  const card = { name: "Robin Marlowe", number: "4242 4242 4242 4242", securityCode: "123" };
  const expiry = { expiryMonth: 11, expiryYear: new Date().getFullYear() + 2 };
  const { token } = await call("POST", "/store/checkout/sandbox/card", { ...card, ...expiry });
  const order = await call("POST", "/store/checkout", {
    ...{ sessionId, user: buyer, billingAddress: address, shippingAddress: address },
    payment: { method: "C", provider: "sandbox", token },
  });
  const { kits } = await call("GET", `/store/orders/${order.token}`);
  return kits.list.map(({ barcode }: { readonly barcode: string }) => barcode);
}
