import "server-only";
import type { UpstreamCallInput } from "@/lib/server/upstream/call-upstream";
import { readOwnAsVisitor } from "./visitor-calls";

export async function readAdminPayments(
  query: NonNullable<UpstreamCallInput<"adminPayments.list">["query"]>,
) {
  return readOwnAsVisitor("adminPayments.list", { query });
}

export async function readAdminPayment(paymentId: string) {
  return readOwnAsVisitor("adminPayments.get", { params: { paymentId } });
}

export async function readPaymentReport(day: string) {
  return readOwnAsVisitor("adminPayments.report", { params: { day } });
}
