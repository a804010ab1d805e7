import { randomBytes } from "node:crypto";
import { bodyRules, checkBody } from "./body-rules";
import { type FakeMoney, toMoney, toMinorUnits } from "./fake-money";
import { type FakeResponse, PayPalError } from "./paypal-error";

/** The outcome of a capture: the first three by the bank, the last by PayPal itself. */
export type Outcome = "COMPLETED" | "PENDING" | "DECLINED" | "INSTRUMENT_DECLINED";

export interface FakeCapture {
  readonly id: string;
  readonly orderId: string;
  status: string;
  amount: number;
}

export interface FakeRefund {
  readonly id: string;
  readonly captureId: string;
  readonly customId: string | undefined;
  status: string;
  amount: number;
}

export interface FakeOrder {
  readonly id: string;
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  amount: number;
  readonly currency: string;
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
  outcome: Outcome;
  updated: number;
  readonly captures: FakeCapture[];
  readonly refunds: FakeRefund[];
}

interface CreateBody {
  readonly purchase_units: readonly { custom_id?: string; invoice_id?: string; amount: FakeMoney }[];
  readonly payment_source?: unknown;
}

export const newId = (): string => randomBytes(9).toString("hex").toUpperCase().slice(0, 17);
const capturedStatuses = new Set(["COMPLETED", "PENDING", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** PayPal's orders. Bodies are validated here first. */
export function createFakeOrders() {
  const orders = new Map<string, FakeOrder>();
  let clock = Date.parse("2026-11-01T00:00:00Z");
  const touch = (order: FakeOrder): void => void (order.updated = clock += 1000);

  function find(id: string): FakeOrder {
    const order = orders.get(id);
    if (order === undefined) throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
    return order;
  }

  function create(body: unknown, requestId: string | undefined): FakeResponse {
    checkBody(bodyRules.create, body);
    // Validated above.
    const { purchase_units, payment_source } = body as CreateBody;
    if (payment_source !== undefined && requestId === undefined)
      throw new PayPalError(400, { issue: "PAYPAL_REQUEST_ID_REQUIRED" });
    const [unit, ...more] = purchase_units;
    if (unit === undefined || more.length > 0) throw new PayPalError(422, { issue: "REFERENCE_ID_REQUIRED" });
    const order: FakeOrder = {
      id: newId(),
      status: payment_source === undefined ? "CREATED" : "PAYER_ACTION_REQUIRED",
      amount: toMinorUnits(unit.amount),
      currency: unit.amount.currency_code,
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      outcome: "COMPLETED",
      updated: 0,
      captures: [],
      refunds: [],
    };
    touch(order);
    orders.set(order.id, order);
    return { status: 201, body: describe(order) };
  }

  function patch(id: string, body: unknown): FakeResponse {
    const order = find(id);
    checkBody(bodyRules.patch, body);
    for (const { op, path, value } of body as readonly { op: string; path?: string; value?: FakeMoney }[]) {
      if (path !== "/purchase_units/@reference_id=='default'/amount")
        throw new PayPalError(422, { issue: path === undefined ? "PATCH_PATH_REQUIRED" : "NOT_PATCHABLE" });
      if (value === undefined) throw new PayPalError(422, { issue: "PATCH_VALUE_REQUIRED" });
      if (op !== "replace") throw new PayPalError(400, { issue: "INVALID_PATCH_OPERATION" });
      if (order.status === "COMPLETED") throw new PayPalError(422, { issue: "ORDER_ALREADY_COMPLETED" });
      if (value.currency_code !== order.currency)
        throw new PayPalError(422, { issue: "MULTI_CURRENCY_ORDER" });
      order.amount = toMinorUnits(value);
    }
    touch(order);
    return { status: 204 };
  }

  function capture(id: string, body: unknown): FakeResponse {
    const order = find(id);
    checkBody(bodyRules.capture, body);
    if (order.status === "COMPLETED") throw new PayPalError(422, { issue: "ORDER_ALREADY_CAPTURED" });
    if (order.status !== "APPROVED") throw new PayPalError(422, { issue: "ORDER_NOT_APPROVED" });
    if (isInvoicePaid(order)) throw new PayPalError(422, { issue: "DUPLICATE_INVOICE_ID" });
    if (order.outcome === "INSTRUMENT_DECLINED") {
      order.status = "PAYER_ACTION_REQUIRED";
      touch(order);
      throw new PayPalError(422, { issue: "INSTRUMENT_DECLINED" });
    }
    order.status = "COMPLETED";
    order.captures.push({ id: newId(), orderId: id, status: order.outcome, amount: order.amount });
    touch(order);
    return { status: 201, body: describe(order) };
  }

  function isInvoicePaid({ id, invoiceId }: FakeOrder): boolean {
    if (invoiceId === undefined) return false;
    const others = [...orders.values()].filter((other) => other.id !== id && other.invoiceId === invoiceId);
    return others.some(({ captures }) => captures.some(({ status }) => capturedStatuses.has(status)));
  }

  return { orders, find, create, patch, capture, touch };
}

export function describe(order: FakeOrder) {
  const { id, status, customId, invoiceId, currency, captures, refunds } = order;
  const isCaptured = captures.length > 0;
  return {
    id,
    intent: "CAPTURE",
    status,
    update_time: new Date(order.updated).toISOString(),
    purchase_units: [
      {
        reference_id: "default",
        ...(customId !== undefined && { custom_id: customId }),
        ...(invoiceId !== undefined && { invoice_id: invoiceId }),
        amount: toMoney(order.amount, currency),
        ...(isCaptured && {
          payments: {
            captures: captures.map((capture) => describeCapture(capture, order)),
            ...(refunds.length > 0 && { refunds: refunds.map((refund) => describeRefund(refund, order)) }),
          },
        }),
      },
    ],
    links: [
      { href: `https://api-m.sandbox.paypal.com/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
    ],
  };
}

export const describeCapture = ({ id, status, amount }: FakeCapture, order: FakeOrder) => ({
  id,
  status,
  amount: toMoney(amount, order.currency),
  ...(order.customId !== undefined && { custom_id: order.customId }),
  final_capture: true,
  supplementary_data: { related_ids: { order_id: order.id } },
});

/** Names its capture, not the order. */
export const describeRefund = (
  { id, status, amount, customId, captureId }: FakeRefund,
  order: FakeOrder,
) => ({
  id,
  status,
  amount: toMoney(amount, order.currency),
  ...(customId !== undefined && { custom_id: customId }),
  links: [
    { href: `https://api-m.sandbox.paypal.com/v2/payments/refunds/${id}`, rel: "self", method: "GET" },
    { href: `https://api-m.sandbox.paypal.com/v2/payments/captures/${captureId}`, rel: "up", method: "GET" },
  ],
});
