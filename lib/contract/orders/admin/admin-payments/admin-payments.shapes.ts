import { string } from "yup";
import { limits } from "@/lib/config/limits";
import {
  attentionReasons,
  disputeStates,
  orderStates,
  paymentCodes,
  paymentFilters,
  paymentProviders,
  paymentStatuses,
} from "@/lib/config/orders/orders";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { adminOrderEvent, adminRefund } from "@/lib/contract/orders/admin/admin-orders/admin-orders.fields";
import { paymentNoteForm, paymentRefundForm } from "./admin-payments.forms";
import type { adminPaymentsRoutes } from "./admin-payments.routes";

const provider = () =>
  string()
    .oneOf([...paymentProviders, "transfer"] as const)
    .required();

const facts = {
  id: f.token(),
  provider: provider(),
  method: string().oneOf(paymentCodes).required(),
  /** Its reference at the provider. */
  providerId: f.nullableText(),
  status: string().oneOf(paymentStatuses).required(),
  /** Why an administrator has to look at it; null if nothing is open. */
  attention: string().oneOf(attentionReasons).nullable().defined(),
  isClosed: f.flag(),
  /** What was taken; before that, what it is about. */
  amount: f.amount(),
  refunded: f.amount(),
  currency: f.currency(),
  createdAt: f.instant(),
  updatedAt: f.instant(),
  orders: f.listOf(
    f.responseObject({
      id: f.id(),
      number: f.responseText(),
      name: f.responseText(),
      email: f.responseText(),
      state: string().oneOf(orderStates).required(),
    }),
  ),
};

const payment = f.responseObject({
  ...facts,
  problem: f.nullableText(),
  card: f.nullableText(),
  settledAt: f.nullableInstant(),
  refundable: f.amount(),
  canRetry: f.flag(),
  refunds: f.listOf(adminRefund()),
  disputes: f.listOf(
    f.responseObject({
      reference: f.responseText(),
      state: string().oneOf(disputeStates).required(),
      amount: f.amount(),
      at: f.instant(),
    }),
  ),
  events: f.listOf(adminOrderEvent()),
});

const sums = { ours: f.amount(), theirs: f.amount(), difference: f.amount() };

const report = f.responseObject({
  day: f.responseDay(),
  totals: f.listOf(
    f.responseObject({ provider: provider(), currency: f.currencyCode(), count: f.wholeNumber(), ...sums }),
  ),
  /** Entries that do not agree. The file has all of them. */
  differences: f.listOf(
    f.responseObject({
      provider: provider(),
      kind: string()
        .oneOf(["payment", "refund", "dispute"] as const)
        .required(),
      reference: f.responseText(),
      paymentId: f.nullableText(),
      orderNumber: f.nullableText(),
      at: f.instant(),
      currency: f.currencyCode(),
      ...sums,
    }),
  ),
  /** Providers that did not respond. */
  missing: f.listOf(provider()),
});

const byPaymentId = () => f.castObject({ paymentId: f.token() });

export const adminPaymentsShapes = {
  list: {
    summary: "Lists payments, by state, provider or text.",
    query: f.castObject({
      ...f.paging(),
      search: f.searchText(),
      filter: string().oneOf(paymentFilters, "fields.invalid").optional(),
    }),
    response: f.paged(f.responseObject(facts)),
  },
  get: {
    summary: "One payment with what the provider says about it.",
    params: byPaymentId(),
    response: payment,
  },
  refund: {
    summary: "Refunds a payment.",
    params: byPaymentId(),
    body: paymentRefundForm,
    response: payment,
  },
  retry: { summary: "Looks a payment up at its provider again.", params: byPaymentId(), response: payment },
  addNote: {
    summary: "Adds a note for other admins.",
    params: byPaymentId(),
    body: paymentNoteForm,
    response: payment,
  },
  report: {
    summary: "The payments of a day, compared with the providers' records.",
    params: f.castObject({ day: f.day() }),
    response: report,
  },
  reportFile: {
    summary: "The same as a CSV file.",
    params: f.castObject({ day: f.day() }),
    response: { fileType: "text/csv; charset=utf-8", maxBytes: limits.reportFileBytes },
  },
} as const satisfies Shapes<typeof adminPaymentsRoutes>;
