import type { MakeCall } from "./recorder";

const user = {
  firstName: "Robin",
  lastName: "Marlowe",
  email: "robin@buyers.test",
  phoneNumber: "+61 3 9000 0000",
};
const address = {
  firstName: user.firstName,
  lastName: user.lastName,
  address: "12 Harbour Road",
  city: "Millbrook",
  postalCode: "3000",
  state: "VIC",
  country: "AU",
  phoneNumber: user.phoneNumber,
};

/** A guest puts a test into the cart and pays it. */
export async function recordPurchase(record: MakeCall): Promise<void> {
  const { sessionId } = await record("cart.create", { body: {} });
  const params = { sessionId };
  const item = await record("cart.addItem", { params, body: { productId: 969, quantity: 1 } });
  const itemParams = { ...params, itemId: item.id };
  await record("cart.updateItem", { params: itemParams, body: { productId: 969, quantity: 2 } });
  await record("cart.updateItemNote", { params: itemParams, body: { note: "For Bramble" } });
  await record("cart.coupon", { params: { ...params, code: "WELCOME10" } });
  await record("cart.update", {
    params,
    body: { email: user.email, country: "AU", billingAddress: address, shippingAddress: address },
  });
  const methods = await record("cart.shippingMethods", { params });
  const cart = await record("cart.get", {
    params,
    query: { shipping_method: methods[0]?.id },
  });
  await record("checkout.options", { params });
  const card = { name: "Robin Marlowe", number: "4242424242424242", expiryMonth: 11, expiryYear: 2028 };
  const { token } = await record("checkout.createSandboxCard", { body: { ...card, securityCode: "123" } });
  const buyer = {
    ...params,
    user,
    billingAddress: address,
    shippingAddress: address,
    totalSeen: cart.total,
    currencySeen: cart.currency.code,
  };
  const payment = { method: "C", provider: "sandbox", token };
  const placed = await record("checkout.placeOrder", { body: { ...buyer, payment } });
  await record("checkout.placedOrder", { params: { token: placed.token } });
  await record("orders.lookup", { body: { number: placed.number, email: user.email } });
}
