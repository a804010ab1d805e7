import { array, type InferType, number, object, string } from "yup";
import type {
  PaymentProvider,
  Period,
  ProviderDispute,
  ProviderTransaction,
} from "@/backend/payment-providers/payment-provider";
import { fromDecimalString } from "@/lib/domain/orders/provider-amount";
import { parseAmount, parseResponse } from "./map-order";
import type { PayPalClient } from "./paypal-client";
import { money, paypalCapture } from "./paypal-shapes";

const transactions = object({
  total_pages: number().default(1),
  transaction_details: array()
    .of(
      object({
        transaction_info: object({
          transaction_id: string().required(),
          transaction_event_code: string().required(),
          transaction_status: string(),
          transaction_initiation_date: string().required(),
          transaction_amount: money.required(),
          custom_field: string(),
          paypal_reference_id: string(),
          paypal_reference_id_type: string(),
        }).required(),
      }),
    )
    .default([]),
});

type TransactionInfo = InferType<typeof transactions>["transaction_details"][number]["transaction_info"];

const dispute = object({
  dispute_id: string().required(),
  status: string().required(),
  dispute_amount: money.required(),
  dispute_outcome: object({ outcome_code: string() }).default(undefined),
});

/** PayPal's event codes: payments are `T00…`, refunds and reversals `T11…`, chargebacks `T12…`. */
function toKind(code: string): ProviderTransaction["kind"] | undefined {
  if (code.startsWith("T00")) return "payment";
  if (code === "T1106" || code.startsWith("T12")) return "dispute";
  return code.startsWith("T11") ? "refund" : undefined;
}

/** Success, pending, and completed payments that were reversed later. Not denied ones. */
const countedStatuses = new Set(["S", "P", "V"]);
const buyerWins = new Set(["RESOLVED_BUYER_FAVOUR", "ACCEPTED"]);
const pageSize = 500;

export function createPayPalTransactions(
  request: PayPalClient,
): Pick<PaymentProvider, "listTransactions" | "fetchDispute" | "areDisputesRefunds"> {
  /** PayPal shows transactions here up to three hours late. */
  async function* listTransactions(period: Period): AsyncGenerator<ProviderTransaction> {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const response = parseResponse(
        transactions,
        (await request({ method: "GET", path: toPath(period, page) })) ?? {},
      );
      pages = response.total_pages;
      for (const { transaction_info: info } of response.transaction_details) {
        const transaction = toTransaction(info);
        if (transaction !== undefined) yield await withOrderId(transaction, info);
      }
    }
  }

  /** A refund made at PayPal may name only the capture, and the capture names the order. */
  async function withOrderId(
    transaction: ProviderTransaction,
    { paypal_reference_id: id, paypal_reference_id_type: type }: TransactionInfo,
  ): Promise<ProviderTransaction> {
    if (transaction.paymentId !== undefined || id === undefined || type !== "TXN") return transaction;
    const response = await request({
      method: "GET",
      path: `/v2/payments/captures/${encodeURIComponent(id)}`,
    });
    if (response === undefined) return transaction;
    const providerId = parseResponse(paypalCapture, response).supplementary_data?.related_ids?.order_id;
    return { ...transaction, providerId };
  }

  async function fetchDispute(disputeId: string): Promise<ProviderDispute | undefined> {
    const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`;
    const response = await request({ method: "GET", path });
    if (response === undefined) return undefined;
    const { dispute_id, status, dispute_amount, dispute_outcome } = parseResponse(dispute, response);
    const isLost = buyerWins.has(dispute_outcome?.outcome_code ?? "");
    return {
      disputeId: dispute_id,
      state: status !== "RESOLVED" ? "open" : isLost ? "lost" : "won",
      amount: parseAmount(dispute_amount),
      currency: dispute_amount.currency_code,
    };
  }

  return { listTransactions, fetchDispute, areDisputesRefunds: true };
}

function toPath({ from, to }: Period, page: number): string {
  const query = new URLSearchParams({
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    fields: "transaction_info",
    page_size: String(pageSize),
    page: String(page),
  });
  return `/v1/reporting/transactions?${query.toString()}`;
}

/** `custom_field` is our id: of the payment, or of the refund. */
function toTransaction(info: TransactionInfo): ProviderTransaction | undefined {
  const kind = toKind(info.transaction_event_code);
  if (kind === undefined || !countedStatuses.has(info.transaction_status ?? "S")) return undefined;
  const { value, currency_code: currency } = info.transaction_amount;
  const isNegative = value.startsWith("-");
  const amount = fromDecimalString(isNegative ? value.slice(1) : value, currency);
  return {
    transactionId: info.transaction_id,
    kind,
    currency,
    at: new Date(info.transaction_initiation_date),
    amount: isNegative ? -amount : amount,
    paymentId: info.custom_field,
    refundId: info.custom_field,
  };
}
