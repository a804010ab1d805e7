import { bodyRules, checkBody } from "./body-rules";
import { type FakeMoney, moneyOf, pieces } from "./fake-money";
import { newId } from "./fake-orders";
import type { FakeSale, makeFakeSubscriptions } from "./fake-subscriptions";
import { type FakeAnswer, PayPalRefusal } from "./paypal-refusal";

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

/** What was taken for a subscription is given back as a capture is, and found again by the refund's own id only. */
export function makeFakeSaleRefunds({ subscriptions }: ReturnType<typeof makeFakeSubscriptions>) {
  const refunds = new Map<string, SaleRefund>();
  /** How the next ones begin. */
  const next = { status: "COMPLETED" };

  const saleOf = (id: string): FakeSale | undefined =>
    [...subscriptions.values()].flatMap(({ sales }) => sales).find((sale) => sale.id === id);

  function refund(sale: FakeSale, body: unknown): FakeAnswer {
    checkBody(bodyRules.refund, body);
    // The rules have seen to its form.
    const { amount: asked, custom_id: customId } = body as RefundBody;
    if (asked !== undefined && asked.currency_code !== sale.currency)
      throw new PayPalRefusal(422, { issue: "REFUND_CAPTURE_CURRENCY_MISMATCH" });
    const left = sale.amount - givenBack(sale);
    if (left === 0) throw new PayPalRefusal(422, { issue: "CAPTURE_FULLY_REFUNDED" });
    const amount = asked === undefined ? left : pieces(asked);
    if (amount > left) throw new PayPalRefusal(422, { issue: "REFUND_AMOUNT_EXCEEDED" });
    const made = { id: newId(), sale, customId, status: next.status, amount };
    refunds.set(made.id, made);
    sale.status = givenBack(sale) === sale.amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return { status: 201, body: describe(made) };
  }

  const givenBack = (of: FakeSale): number =>
    [...refunds.values()].filter(({ sale }) => sale === of).reduce((sum, { amount }) => sum + amount, 0);

  function findRefund(id: string): FakeAnswer {
    const found = refunds.get(id);
    if (found === undefined) throw new PayPalRefusal(404, { issue: "INVALID_RESOURCE_ID" });
    return { status: 200, body: describe(found) };
  }

  return { refunds, next, saleOf, refund, findRefund };
}

const describe = ({ id, status, amount, sale, customId }: SaleRefund) => ({
  id,
  status,
  amount: moneyOf(amount, sale.currency),
  ...(customId !== undefined && { custom_id: customId }),
});
