import { toMoney } from "./fake-money";
import { type createFakeOrders, newId } from "./fake-orders";
import { type FakeResponse, PayPalError } from "./paypal-error";

export interface FakeDispute {
  readonly id: string;
  readonly captureId: string;
  readonly amount: number;
  readonly currency: string;
  status: "OPEN" | "WAITING_FOR_SELLER_RESPONSE" | "RESOLVED";
  outcome: "RESOLVED_BUYER_FAVOUR" | "RESOLVED_SELLER_FAVOUR" | undefined;
}

const maxDays = 31;

/** PayPal's transaction search and its disputes. */
export function createFakeBooks({ orders }: ReturnType<typeof createFakeOrders>, now: () => number) {
  const disputes = new Map<string, FakeDispute>();

  function search(query: URLSearchParams): FakeResponse {
    const from = Date.parse(query.get("start_date") ?? "");
    const to = Date.parse(query.get("end_date") ?? "");
    const isTooLong = to - from > maxDays * 86_400_000;
    if (Number.isNaN(from) || Number.isNaN(to) || isTooLong || query.get("fields") !== "transaction_info")
      throw new PayPalError(400, { issue: "INVALID_REQUEST" });
    const isWithin = from <= now() && now() <= to;
    const all = isWithin ? [...orders.values()].flatMap(describeTransactions) : [];
    const size = Number(query.get("page_size") ?? 100);
    const page = Number(query.get("page") ?? 1);
    const transaction_details = all.slice((page - 1) * size, page * size);
    return { status: 200, body: { transaction_details, page, total_pages: Math.ceil(all.length / size) } };
  }

  type Order = typeof orders extends Map<string, infer Value> ? Value : never;

  function describeTransactions({ captures, refunds, currency, customId }: Order) {
    const info = (id: string, code: string, amount: number, rest: object) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_status: "S",
        transaction_initiation_date: new Date(now()).toISOString(),
        transaction_amount: toSignedMoney(amount, currency),
        ...rest,
      },
    });
    return [
      ...captures.map(({ id, amount }) => info(id, "T0006", amount, { custom_field: customId })),
      ...refunds.map(({ id, amount, captureId, customId: custom_field }) =>
        info(id, "T1107", -amount, {
          ...(custom_field !== undefined && { custom_field }),
          paypal_reference_id: captureId,
          paypal_reference_id_type: "TXN",
        }),
      ),
    ];
  }

  function openDispute(orderId: string): FakeDispute {
    const order = orders.get(orderId);
    const [capture] = order?.captures ?? [];
    if (order === undefined || capture === undefined) throw new Error("Nothing was captured.");
    const dispute: FakeDispute = {
      id: `PP-D-${newId()}`,
      captureId: capture.id,
      amount: capture.amount,
      currency: order.currency,
      status: "OPEN",
      outcome: undefined,
    };
    disputes.set(dispute.id, dispute);
    return dispute;
  }

  function findDispute(id: string): FakeResponse {
    const dispute = disputes.get(id);
    if (dispute === undefined) throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
    return { status: 200, body: describeDispute(dispute) };
  }

  return { search, openDispute, findDispute };
}

export const describeDispute = ({ id, captureId, amount, currency, status, outcome }: FakeDispute) => ({
  dispute_id: id,
  status,
  dispute_amount: toMoney(amount, currency),
  disputed_transactions: [{ seller_transaction_id: captureId }],
  ...(outcome !== undefined && { dispute_outcome: { outcome_code: outcome } }),
});

function toSignedMoney(amount: number, currency: string) {
  const money = toMoney(Math.abs(amount), currency);
  return amount < 0 ? { ...money, value: `-${money.value}` } : money;
}
