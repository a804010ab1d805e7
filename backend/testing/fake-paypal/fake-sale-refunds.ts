import { bodyRules, checkBody } from "./body-rules";
import { type FakeMoney, toMoney, toMinorUnits } from "./fake-money";
import { newId } from "./fake-orders";
import type { FakeSale, createFakeSubscriptions } from "./fake-subscriptions";
import { type FakeResponse, PayPalError } from "./paypal-error";

interface SaleRefund {
  readonly id: string;
  readonly sale: FakeSale;
  readonly customId: string | undefined;
  status: string;
  readonly amount: number;
}

interface RefundBody {
  readonly amount?: FakeMoney;
  readonly custom_id?: string;
}

/** Refunds of subscription payments work like those of captures, but can be read only by their own id. */
export function createFakeSaleRefunds({ subscriptions }: ReturnType<typeof createFakeSubscriptions>) {
  const refunds = new Map<string, SaleRefund>();
  /** The initial status of the next refunds. */
  const next = { status: "COMPLETED" };

  const saleOf = (id: string): FakeSale | undefined =>
    [...subscriptions.values()].flatMap(({ sales }) => sales).find((sale) => sale.id === id);

  function refund(sale: FakeSale, body: unknown): FakeResponse {
    checkBody(bodyRules.refund, body);
    // Validated above.
    const { amount: requested, custom_id: customId } = body as RefundBody;
    if (requested !== undefined && requested.currency_code !== sale.currency)
      throw new PayPalError(422, { issue: "REFUND_CAPTURE_CURRENCY_MISMATCH" });
    const left = sale.amount - refundedAmount(sale);
    if (left === 0) throw new PayPalError(422, { issue: "CAPTURE_FULLY_REFUNDED" });
    const amount = requested === undefined ? left : toMinorUnits(requested);
    if (amount > left) throw new PayPalError(422, { issue: "REFUND_AMOUNT_EXCEEDED" });
    const created = { id: newId(), sale, customId, status: next.status, amount };
    refunds.set(created.id, created);
    sale.status = refundedAmount(sale) === sale.amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return { status: 201, body: describe(created) };
  }

  const refundedAmount = (of: FakeSale): number =>
    [...refunds.values()].filter(({ sale }) => sale === of).reduce((sum, { amount }) => sum + amount, 0);

  function findRefund(id: string): FakeResponse {
    const found = refunds.get(id);
    if (found === undefined) throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
    return { status: 200, body: describe(found) };
  }

  return { refunds, next, saleOf, refund, findRefund };
}

const describe = ({ id, status, amount, sale, customId }: SaleRefund) => ({
  id,
  status,
  amount: toMoney(amount, sale.currency),
  ...(customId !== undefined && { custom_id: customId }),
});
