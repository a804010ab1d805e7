import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type Cart,
  findRegion,
  findVariant,
  newId,
  offeredShipping,
  type PaymentCollection,
  refresh,
  requirePrices,
  totalsOf,
  updateCart,
} from "./fake-carts";
import { products, regions } from "./fake-data";
import {
  cartBody,
  type Order,
  orderBody,
  paymentCollectionBody,
  productBody,
  shippingOptionBody,
} from "./fake-responses";
import {
  addedFields,
  bodyRules,
  checkBody,
  checkQuery,
  FakeError,
  invalid,
  missing,
  notAllowed,
  queryRules,
} from "./request-rules";

export const publishableKey = "pk_01_of_the_fake";

/** The part of Medusa 2.0.0 that the adapter uses. It refuses everything that the real one refuses, and more. */
export interface FakeMedusa {
  readonly url: string;
  readonly carts: ReadonlyMap<string, Cart>;
  readonly orders: readonly Order[];
  /** Method and path of each request. */
  readonly requests: string[];
  /** Cuts all connections. */
  isDown: boolean;
  /** As a provider whose customer has no money. */
  refusesPayments: boolean;
  /** Changes a response before it is sent. */
  spoil: ((path: string, body: unknown) => unknown) | undefined;
  readonly stop: () => Promise<void>;
}

interface Call {
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly ids: readonly string[];
}

interface State extends Omit<FakeMedusa, "url" | "stop"> {
  readonly carts: Map<string, Cart>;
  readonly collections: Map<string, PaymentCollection>;
  readonly orders: Order[];
}

type Route = readonly [method: string, path: RegExp, answer: (state: State, call: Call) => unknown];

const id = "([^/]+)";
const route = (method: string, path: string, answer: Route[2]): Route => [
  method,
  new RegExp(`^/store${path.replaceAll(":id", id)}$`),
  answer,
];

const routes: readonly Route[] = [
  route("GET", "/regions", (_, { query }) => {
    checkQuery(queryRules.regions, query);
    return { regions, count: regions.length, offset: 0, limit: 50 };
  }),
  route("GET", "/products", (_, call) => {
    const { pricing, added, query } = readProductQuery(call);
    const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit") ?? 50)];
    // Two at a time, whatever is asked for: readers must follow.
    const found = products.slice(offset, offset + Math.min(limit, 2));
    return {
      products: found.map((product) => productBody(product, pricing, added)),
      ...{ count: products.length, offset, limit },
    };
  }),
  route("GET", "/products/:id", (_, call) => {
    const { pricing, added } = readProductQuery(call);
    const product = products.find((one) => one.id === call.ids[0]);
    if (product === undefined) throw missing("Product", String(call.ids[0]));
    return { product: productBody(product, pricing, added) };
  }),
  route("POST", "/carts", ({ carts }, { body, query }) => {
    const { region_id, ...rest } = checkBody(bodyRules.createCart, body);
    const region = findRegion(region_id ?? regions[0]?.id);
    const cart: Cart = {
      ...{ id: newId("cart"), region, email: null, shippingAddress: null, billingAddress: null },
      ...{
        metadata: null,
        lines: [],
        untaxed: [],
        shipping: undefined,
        payment: undefined,
        completedAt: null,
      },
    };
    updateCart(cart, rest);
    carts.set(cart.id, cart);
    return cartResponse(cart, query);
  }),
  route("GET", "/carts/:id", (state, { ids, query }) => cartResponse(findCart(state, ids[0]), query)),
  route("POST", "/carts/:id", (state, { ids, body, query }) => {
    const cart = findCart(state, ids[0]);
    updateCart(cart, checkBody(bodyRules.updateCart, body));
    return cartResponse(cart, query);
  }),
  route("POST", "/carts/:id/line-items", (state, { ids, body, query }) => {
    const cart = findOpenCart(state, ids[0]);
    const { variant_id, quantity } = checkBody(bodyRules.addLineItem, body);
    const product = findVariant(variant_id);
    requirePrices([{ product }], cart.region);
    const existing = cart.lines.find((one) => one.product === product);
    const line = existing ?? { id: newId("cali"), product, quantity: 0 };
    line.quantity += Number(quantity);
    cart.lines = [line, ...cart.lines.filter((one) => one !== line)];
    refresh(cart);
    cart.untaxed = cart.lines.filter((one) => one !== line);
    return cartResponse(cart, query);
  }),
  route("POST", "/carts/:id/line-items/:id", (state, { ids, body, query }) => {
    const cart = findOpenCart(state, ids[0]);
    const { quantity } = checkBody(bodyRules.updateLineItem, body);
    findLine(cart, ids[1]).quantity = Number(quantity);
    refresh(cart);
    return cartResponse(cart, query);
  }),
  route("DELETE", "/carts/:id/line-items/:id", (state, { ids }) => {
    const cart = findOpenCart(state, ids[0]);
    const line = findLine(cart, ids[1]);
    cart.lines = cart.lines.filter((one) => one !== line);
    refresh(cart);
    return { id: line.id, object: "line-item", deleted: true };
  }),
  route("POST", "/carts/:id/taxes", (state, { ids, body, query }) => {
    const cart = findOpenCart(state, ids[0]);
    checkBody(bodyRules.calculateTaxes, body ?? {});
    cart.untaxed = [];
    return cartResponse(cart, query);
  }),
  route("GET", "/shipping-options", (state, { query }) => {
    const cart = findCart(state, checkQuery(queryRules.shippingOptions, query).get("cart_id"));
    return { shipping_options: offeredShipping(cart).map((option) => shippingOptionBody(cart, option)) };
  }),
  route("POST", "/carts/:id/shipping-methods", (state, { ids, body, query }) => {
    const cart = findOpenCart(state, ids[0]);
    const { option_id } = checkBody(bodyRules.addShippingMethod, body);
    const option = offeredShipping(cart).find((one) => one.id === option_id);
    if (option === undefined) throw invalid("Shipping Options are invalid for cart.");
    cart.shipping = option;
    cart.untaxed = [];
    return cartResponse(cart, query);
  }),
  route("GET", "/payment-providers", (_, { query }) => {
    const region_id = checkQuery(queryRules.paymentProviders, query).get("region_id");
    if (!region_id) throw notAllowed("You must provide the region_id to list payment providers");
    findRegion(region_id);
    const payment_providers = [{ id: "pp_stripe_stripe" }, { id: "pp_system_default" }];
    return { payment_providers, count: 2, offset: 0, limit: 20 };
  }),
  route("POST", "/payment-collections", (state, { body }) => {
    const cart = findOpenCart(state, checkBody(bodyRules.createPaymentCollection, body)["cart_id"]);
    const { currency_code } = cart.region;
    cart.payment ??= { id: newId("pay_col"), amount: totalsOf(cart).total, currency_code, sessions: [] };
    state.collections.set(cart.payment.id, cart.payment);
    return { payment_collection: paymentCollectionBody(cart.payment) };
  }),
  route("POST", "/payment-collections/:id/payment-sessions", ({ collections }, { ids, body }) => {
    const collection = collections.get(ids[0] ?? "");
    if (collection === undefined) throw missing("PaymentCollection", String(ids[0]));
    const { provider_id, data = {} } = checkBody(bodyRules.createPaymentSession, body);
    if (provider_id !== "pp_system_default") throw missing("Payment provider", String(provider_id));
    collection.sessions = [{ id: newId("payses"), provider_id, data, status: "pending" }];
    return { payment_collection: paymentCollectionBody(collection) };
  }),
  route("POST", "/carts/:id/complete", (state, { ids, body, query }) => {
    checkBody(bodyRules.complete, body ?? {});
    return complete(state, findCart(state, ids[0]), addedFields(query.get("fields") ?? ""));
  }),
  route("GET", "/orders/:id", ({ orders }, { ids, query }) => {
    const order = orders.find((one) => one.id === ids[0]);
    if (order === undefined) throw missing("Order", String(ids[0]));
    return { order: orderBody(order, addedFields(checkQuery(queryRules.one, query).get("fields"))) };
  }),
];

function readProductQuery({ query }: Call) {
  const values = checkQuery(queryRules.products, query);
  const region = regions.find((one) => one.id === values.get("region_id"));
  if (region === undefined) throw invalid("Missing required pricing context to calculate prices - region_id");
  const added = addedFields(values.get("fields"));
  return { pricing: { region, country: values.get("country_code") }, added, query: values };
}

const cartResponse = (cart: Cart, query: URLSearchParams) => ({
  cart: cartBody(cart, addedFields(checkQuery(queryRules.one, query).get("fields"))),
});

function findCart({ carts }: State, cartId: unknown): Cart {
  const cart = carts.get(String(cartId));
  if (cart === undefined) throw missing("Cart", String(cartId));
  return cart;
}

function findOpenCart(state: State, cartId: unknown): Cart {
  const cart = findCart(state, cartId);
  if (cart.completedAt) throw invalid(`Cart ${cart.id} is already completed.`);
  return cart;
}

function findLine({ lines }: Cart, lineId: string | undefined) {
  const line = lines.find((one) => one.id === lineId);
  if (line === undefined) throw missing("Line item", String(lineId));
  return line;
}

function complete(state: State, cart: Cart, added: ReadonlySet<string>) {
  const existing = state.orders.find((order) => order.cart === cart);
  if (existing) return { type: "order", order: orderBody(existing, added) };
  const { payment } = cart;
  const session = payment?.sessions.find(({ status }) => status === "pending");
  if (payment === undefined) throw invalid("Payment collection has not been initiated for cart");
  if (session === undefined) throw invalid("Payment sessions are required to complete cart");
  if (!cart.email) throw invalid("The cart has no email");
  if (!cart.shippingAddress?.["address_1"]) throw invalid("The cart has no shipping address");
  if (cart.shipping === undefined) throw invalid("The cart has no shipping method");
  if (payment.amount !== totalsOf(cart).total) throw invalid("The payment has another amount than the cart");
  if (state.refusesPayments) {
    session.status = "error";
    const error = {
      name: "Error",
      type: "payment_authorization_error",
      message: "Payment authorization failed",
    };
    return { type: "cart", cart: cartBody(cart, added), error };
  }
  session.status = "authorized";
  cart.completedAt = new Date().toISOString();
  const order: Order = { id: newId("order"), displayId: 1001 + state.orders.length, cart };
  state.orders.push(order);
  return { type: "order", order: orderBody(order, added) };
}

export async function startFakeMedusa(): Promise<FakeMedusa> {
  const state: State = {
    ...{ carts: new Map(), collections: new Map(), orders: [], requests: [] },
    ...{ isDown: false, refusesPayments: false, spoil: undefined },
  };
  const server = createServer((request, response) => void answer(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, stop });
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (state.isDown) return void request.socket.destroy();
  const { method = "", headers } = request;
  const url = new URL(request.url ?? "", "http://fake");
  state.requests.push(`${method} ${url.pathname}`);
  const reply = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(body));
  };
  try {
    const key = headers["x-publishable-api-key"];
    if (!key) throw notAllowed("Publishable API key required in the request header: x-publishable-api-key.");
    if (key !== publishableKey)
      throw notAllowed("A valid publishable key is required to proceed with the request");
    const body = await readBody(request);
    const found = routes.find(([one, path]) => one === method && path.test(url.pathname));
    if (found === undefined) throw new FakeError(404, "not_found", `Cannot ${method} ${url.pathname}`);
    const ids = found[1].exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
    const result = found[2](state, { body, query: url.searchParams, ids });
    reply(200, state.spoil ? state.spoil(url.pathname, result) : result);
  } catch (error) {
    if (!(error instanceof FakeError)) throw error;
    reply(error.status, { type: error.type, message: error.message });
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? undefined : JSON.parse(text);
}
