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
} from "@/lib/config/orders";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  castObject,
  currency,
  currencyCode,
  day,
  flag,
  id,
  listOf,
  nullableText,
  paged,
  paging,
  responseObject,
  responseText,
  searchText,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { adminOrderEvent, adminRefund } from "@/lib/contract/orders/admin/admin-orders/admin-orders.fields";
import { paymentNoteForm, paymentRefundForm } from "./admin-payments.forms";
import type { adminPaymentsRoutes } from "./admin-payments.routes";

const provider = () =>
  string()
    .oneOf([...paymentProviders, "transfer"] as const)
    .required();

const facts = {
  id: token(),
  provider: provider(),
  method: string().oneOf(paymentCodes).required(),
  /** Its reference at the provider. */
  providerId: nullableText(),
  status: string().oneOf(paymentStatuses).required(),
  /** Why an administrator has to look at it; null if nothing is open. */
  attention: string().oneOf(attentionReasons).nullable().defined(),
  isClosed: flag(),
  /** What was taken; before that, what it is about. */
  amount: amount(),
  refunded: amount(),
  currency: currency(),
  createdAt: responseText(),
  updatedAt: responseText(),
  orders: listOf(
    responseObject({
      id: id(),
      number: responseText(),
      name: responseText(),
      email: responseText(),
      state: string().oneOf(orderStates).required(),
    }),
  ),
};

const payment = responseObject({
  ...facts,
  problem: nullableText(),
  card: nullableText(),
  settledAt: nullableText(),
  refundable: amount(),
  canRetry: flag(),
  refunds: listOf(adminRefund()),
  disputes: listOf(
    responseObject({
      reference: responseText(),
      state: string().oneOf(disputeStates).required(),
      amount: amount(),
      at: responseText(),
    }),
  ),
  events: listOf(adminOrderEvent()),
});

const sums = { ours: amount(), theirs: amount(), difference: amount() };

const report = responseObject({
  day: responseText(),
  totals: listOf(
    responseObject({ provider: provider(), currency: currencyCode(), count: wholeNumber(), ...sums }),
  ),
  /** Entries that do not agree. The file has all of them. */
  differences: listOf(
    responseObject({
      provider: provider(),
      kind: string()
        .oneOf(["payment", "refund", "dispute"] as const)
        .required(),
      reference: responseText(),
      paymentId: nullableText(),
      orderNumber: nullableText(),
      at: responseText(),
      currency: currencyCode(),
      ...sums,
    }),
  ),
  /** Providers that did not respond. */
  missing: listOf(provider()),
});

const byPaymentId = () => castObject({ paymentId: token() });

export const adminPaymentsShapes = {
  list: {
    query: castObject({
      ...paging(),
      search: searchText(),
      filter: string().oneOf(paymentFilters, fieldMessages.invalid).optional(),
    }),
    response: paged(responseObject(facts)),
  },
  get: { params: byPaymentId(), response: payment },
  refund: { params: byPaymentId(), body: paymentRefundForm, response: payment },
  retry: { params: byPaymentId(), response: payment },
  addNote: { params: byPaymentId(), body: paymentNoteForm, response: payment },
  report: { params: castObject({ day: day() }), response: report },
  reportFile: {
    params: castObject({ day: day() }),
    response: { fileType: "text/csv; charset=utf-8", maxBytes: limits.reportFileBytes },
  },
} as const satisfies Shapes<typeof adminPaymentsRoutes>;
