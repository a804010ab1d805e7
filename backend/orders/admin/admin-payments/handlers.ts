import type { Handlers } from "@/backend/http/handler-types";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { createDailyReport } from "./daily-report";
import { addNoteAsAdmin, refundPaymentAsAdmin, retryRefundsAsAdmin } from "./payment-actions";
import { listPayments, readPayment } from "./read-payments";
import { toReportFile, toReportResponse } from "./report-response";

export const adminPaymentsHandlers: Handlers<"adminPayments"> = {
  list: listPayments,
  get: ({ tx }, { params }) => readPayment(tx, params.paymentId),
  refund: { outsideTransaction: refundPaymentAsAdmin },
  retry: { outsideTransaction: retryRefundsAsAdmin },
  addNote: addNoteAsAdmin,
  report: {
    outsideTransaction: async (context, { params }) =>
      toReportResponse(await createDailyReport(createPaymentContext(context), params.day)),
  },
  reportFile: {
    outsideTransaction: async (context, { params }) =>
      toReportFile(await createDailyReport(createPaymentContext(context), params.day)),
  },
};
