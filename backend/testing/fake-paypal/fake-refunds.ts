import { bodyRules, checkBody } from "./body-rules";
import { type FakeMoney, pieces } from "./fake-money";
import {
  describeCapture,
  describeRefund,
  type FakeCapture,
  type FakeOrder,
  newId,
  type makeFakeOrders,
} from "./fake-orders";
import { type FakeAnswer, PayPalRefusal } from "./paypal-refusal";

interface RefundBody {
  readonly amount?: FakeMoney;
  readonly custom_id?: string;
}

export function makeFakeRefunds({ orders, touch }: ReturnType<typeof makeFakeOrders>) {
  /** How the next ones begin. */
  const next = { status: "COMPLETED" };

  function captureOf(captureId: string): { readonly order: FakeOrder; readonly capture: FakeCapture } {
    for (const order of orders.values()) {
      const capture = order.captures.find(({ id }) => id === captureId);
      if (capture !== undefined) return { order, capture };
    }
    throw new PayPalRefusal(404, { issue: "INVALID_RESOURCE_ID" });
  }

  function findCapture(captureId: string): FakeAnswer {
    const { order, capture } = captureOf(captureId);
    return { status: 200, body: describeCapture(capture, order) };
  }

  function refund(captureId: string, body: unknown): FakeAnswer {
    const { order, capture } = captureOf(captureId);
    checkBody(bodyRules.refund, body);
    // The rules have seen to its form.
    const { amount: asked, custom_id: customId } = body as RefundBody;
    if (capture.status === "PENDING") throw new PayPalRefusal(422, { issue: "PENDING_CAPTURE" });
    if (capture.status === "REFUNDED") throw new PayPalRefusal(422, { issue: "CAPTURE_FULLY_REFUNDED" });
    if (asked !== undefined && asked.currency_code !== order.currency)
      throw new PayPalRefusal(422, { issue: "REFUND_CAPTURE_CURRENCY_MISMATCH" });
    const left = capture.amount - givenBack(order);
    const amount = asked === undefined ? left : pieces(asked);
    if (amount > left) throw new PayPalRefusal(422, { issue: "REFUND_AMOUNT_EXCEEDED" });
    const made = { id: newId(), captureId, customId, amount, status: next.status };
    order.refunds.push(made);
    capture.status = givenBack(order) === capture.amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
    touch(order);
    return { status: 201, body: describeRefund(made, order) };
  }

  return { refund, findCapture, next };
}

const givenBack = ({ refunds }: FakeOrder): number =>
  refunds
    .filter(({ status }) => status === "COMPLETED" || status === "PENDING")
    .reduce((sum, { amount }) => sum + amount, 0);
