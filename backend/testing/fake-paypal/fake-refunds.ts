import { bodyRules, checkBody } from "./body-rules";
import { type FakeMoney, toMinorUnits } from "./fake-money";
import {
  describeCapture,
  describeRefund,
  type FakeCapture,
  type FakeOrder,
  newId,
  type createFakeOrders,
} from "./fake-orders";
import { type FakeResponse, PayPalError } from "./paypal-error";

interface RefundBody {
  readonly amount?: FakeMoney;
  readonly custom_id?: string;
}

export function createFakeRefunds({ orders, touch }: ReturnType<typeof createFakeOrders>) {
  /** The initial status of the next refunds. */
  const next = { status: "COMPLETED" };

  function captureOf(captureId: string): { readonly order: FakeOrder; readonly capture: FakeCapture } {
    for (const order of orders.values()) {
      const capture = order.captures.find(({ id }) => id === captureId);
      if (capture !== undefined) return { order, capture };
    }
    throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
  }

  function findCapture(captureId: string): FakeResponse {
    const { order, capture } = captureOf(captureId);
    return { status: 200, body: describeCapture(capture, order) };
  }

  function refund(captureId: string, body: unknown): FakeResponse {
    const { order, capture } = captureOf(captureId);
    checkBody(bodyRules.refund, body);
    // Validated above.
    const { amount: requested, custom_id: customId } = body as RefundBody;
    if (capture.status === "PENDING") throw new PayPalError(422, { issue: "PENDING_CAPTURE" });
    if (capture.status === "REFUNDED") throw new PayPalError(422, { issue: "CAPTURE_FULLY_REFUNDED" });
    if (requested !== undefined && requested.currency_code !== order.currency)
      throw new PayPalError(422, { issue: "REFUND_CAPTURE_CURRENCY_MISMATCH" });
    const left = capture.amount - refundedAmount(order);
    const amount = requested === undefined ? left : toMinorUnits(requested);
    if (amount > left) throw new PayPalError(422, { issue: "REFUND_AMOUNT_EXCEEDED" });
    const created = { id: newId(), captureId, customId, amount, status: next.status };
    order.refunds.push(created);
    capture.status = refundedAmount(order) === capture.amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
    touch(order);
    return { status: 201, body: describeRefund(created, order) };
  }

  return { refund, findCapture, next };
}

const refundedAmount = ({ refunds }: FakeOrder): number =>
  refunds
    .filter(({ status }) => status === "COMPLETED" || status === "PENDING")
    .reduce((sum, { amount }) => sum + amount, 0);
