/** An error as Medusa sends it. */
export class FakeError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

export const invalid = (message: string) => new FakeError(400, "invalid_data", message);
export const notAllowed = (message: string) => new FakeError(400, "not_allowed", message);
export const missing = (what: string, id: string) =>
  new FakeError(404, "not_found", `${what} with id: ${id} was not found`);

type Rule = "string" | "number" | "object" | Readonly<Record<string, "string" | "object">>;
/** `!` marks what must be there. */
type Rules = Readonly<Record<string, Rule>>;

const address = {
  first_name: "string",
  last_name: "string",
  phone: "string",
  company: "string",
  address_1: "string",
  address_2: "string",
  city: "string",
  country_code: "string",
  province: "string",
  postal_code: "string",
  metadata: "object",
} as const;

const cart: Rules = {
  region_id: "string",
  email: "string",
  shipping_address: address,
  billing_address: address,
  sales_channel_id: "string",
  metadata: "object",
  additional_data: "object",
};

/** The fields of request bodies, as the OpenAPI document and the validators of 2.0.0 have them in common. */
export const bodyRules = {
  createCart: { ...cart, currency_code: "string", items: "object" },
  updateCart: cart,
  addLineItem: { "variant_id!": "string", "quantity!": "number", metadata: "object" },
  updateLineItem: { "quantity!": "number", metadata: "object" },
  calculateTaxes: {},
  addShippingMethod: { "option_id!": "string", data: "object" },
  createPaymentCollection: { "cart_id!": "string" },
  createPaymentSession: { "provider_id!": "string", context: "object", data: "object" },
  complete: {},
} as const satisfies Readonly<Record<string, Rules>>;

const paging = ["fields", "offset", "limit", "order"];
const context = ["region_id", "country_code", "province", "cart_id"];

/** The names of query parameters. */
export const queryRules = {
  regions: [...paging, "q", "id", "name", "currency_code"],
  products: [...paging, ...context, "q", "id", "title", "handle", "type_id", "category_id", "collection_id"],
  shippingOptions: [...paging, "cart_id", "is_return"],
  paymentProviders: [...paging, "region_id"],
  one: ["fields"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Json = Readonly<Record<string, unknown>>;

export function checkBody(rules: Rules, body: unknown, at = ""): Json {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalid(`Invalid request: Expected type: 'object' for field '${at}'`);
  const known = new Map(Object.entries(rules).map(([name, rule]) => [name.replace("!", ""), rule]));
  const unknown = Object.keys(body).filter((name) => !known.has(name));
  if (unknown.length > 0) throw invalid(`Invalid request: Unrecognized fields: '${unknown.join(", ")}'`);
  for (const name of Object.keys(rules).filter((one) => one.endsWith("!")))
    if (!(name.slice(0, -1) in body))
      throw invalid(`Invalid request: Field '${name.slice(0, -1)}' is required`);
  for (const [name, value] of Object.entries(body)) checkValue(`${at}${name}`, known.get(name), value);
  return body as Json;
}

const notNullable = ["shipping_address", "billing_address", "quantity", "variant_id", "option_id"];

function checkValue(name: string, rule: Rule | undefined, value: unknown): void {
  if (value === null && !notNullable.includes(name)) return;
  if (typeof rule === "object") return void checkBody(rule, value, `${name}.`);
  if (typeof value !== rule) throw invalid(`Invalid request: Expected type: '${rule}' for field '${name}'`);
}

/** The values of a query, each name known and given once. */
export function checkQuery(names: readonly string[], query: URLSearchParams): ReadonlyMap<string, string> {
  const unknown = [...query.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw invalid(`Invalid request: Unrecognized fields: '${unknown.join(", ")}'`);
  return new Map(query);
}

/** Fields that a response has only when they are asked for: `+` and `*` add to the usual ones. */
export function addedFields(fields = ""): ReadonlySet<string> {
  const names = fields.split(",").filter(Boolean);
  if (names.some((name) => !/^[+* ]/.test(name)))
    throw invalid("This fake only adds fields to the usual ones");
  return new Set(names.map((name) => name.slice(1)));
}
