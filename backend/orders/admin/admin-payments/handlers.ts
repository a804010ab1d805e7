import type { Handlers } from "@/backend/http/handler-types";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { createDailyReport } from "./daily-report";
import { addNoteAsAdmin, refundPaymentAsAdmin, retryRefundsAsAdmin } from "./payment-actions";
import { listPayments, readPayment } from "./read-payments";
import { toReportFile, toReportResponse } from "./report-response";

export const adminPaymentsHandlers: Handlers<"adminPayments"> = {
  list: ({ tx, query }) => listPayments(tx, query),
  get: ({ tx, params }) => readPayment(tx, params.paymentId),
  refund: {
    outsideTransaction: ({ params, body, ...context }) =>
      refundPaymentAsAdmin(context, {
        paymentId: params.paymentId,
        amount: body.amount ?? undefined,
        reason: body.reason.trim(),
      }),
  },
  retry: {
    outsideTransaction: ({ params, ...context }) => retryRefundsAsAdmin(context, params.paymentId),
  },
  addNote: ({ params, body, ...context }) =>
    addNoteAsAdmin(context, {
      paymentId: params.paymentId,
      note: body.note.trim(),
      isClosed: body.isClosed,
    }),
  report: {
    outsideTransaction: async (input) =>
      toReportResponse(await createDailyReport(createPaymentContext(input), input.params.day)),
  },
  reportFile: {
    outsideTransaction: async (input) =>
      toReportFile(await createDailyReport(createPaymentContext(input), input.params.day)),
  },
};
