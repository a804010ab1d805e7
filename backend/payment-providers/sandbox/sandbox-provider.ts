import type { Db } from "@/backend/db/client";
import {
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRejectedError,
  ProviderUnknownError,
  type CreatedPayment,
  type CreatePaymentRequest,
  type RefundRequest,
} from "@/backend/payment-providers/payment-provider";
import type { ProviderSetup } from "@/backend/payment-providers/providers";
import {
  updateSandboxPayment,
  findSandboxObject,
  findSandboxPayment,
  listSandboxPayments,
  insertSandboxObject,
  toSandboxPayment,
  toSandboxRefund,
  type SandboxPayment,
  type SandboxToken,
  toSandboxToken,
} from "./sandbox-objects";
import { listSandboxTransactions } from "./sandbox-transactions";

type Row = NonNullable<Awaited<ReturnType<typeof findSandboxObject>>>;

/** Simulates a bank in our own database. No money moves, and checkout says so. */
export function createSandboxSetup(db: Db, appOrigin: string): ProviderSetup {
  return {
    provider: createSandboxProvider(db, appOrigin),
    methods: ["C"],
    clientIdOf: () => "",
    isLive: false,
  };
}

function createSandboxProvider(db: Db, appOrigin: string): PaymentProvider {
  const toPayment = (row: Row) => toProviderPayment(row, appOrigin);
  const toCreated = (row: Row): CreatedPayment => ({ payment: toPayment(row), clientSecret: undefined });
  return {
    name: "sandbox",
    createPayment: async (request) => toCreated(await insertPayment(db, request)),
    updatePayment: async (id, amount, currency) => {
      const row = await updateSandboxPayment(db, id, (payment) => {
        if (payment.state !== "open") throw new ProviderRejectedError("not_open");
        return { ...payment, amount, currency };
      });
      return toCreated(requireRow(row));
    },
    fetchStatus: async (id) => {
      const row = await findSandboxObject(db, "payment", id);
      return row && toPayment(row);
    },
    fetchStatusByPaymentId: async (paymentId) => {
      const row = await findSandboxPayment(db, paymentId);
      return row && toPayment(row);
    },
    capture: async (id) => {
      const row = await updateSandboxPayment(db, id, (payment) =>
        payment.state === "approved" ? { ...payment, state: "succeeded" } : payment,
      );
      return toPayment(requireRow(row));
    },
    cancel: async (id) => {
      const isOpen = ({ state }: SandboxPayment) => ["open", "needs-action", "approved"].includes(state);
      const row = await updateSandboxPayment(db, id, (payment) =>
        isOpen(payment) ? { ...payment, state: "cancelled" } : payment,
      );
      return toPayment(requireRow(row));
    },
    refund: (request) => insertRefund(db, request),
    fetchRefund: async ({ refundId }) => {
      const row = await findSandboxObject(db, "refund", refundId);
      return row && toProviderRefund(row);
    },
    listPaymentsSince: async function* (since) {
      for (const row of await listSandboxPayments(db, since)) yield toPayment(row);
    },
    listTransactions: (period) => listSandboxTransactions(db, period),
    // Nobody disputes a payment of the sandbox.
    fetchDispute: async () => Promise.resolve(undefined),
    areDisputesRefunds: false,
    // The sandbox sends no webhooks.
    parseWebhook: async () => Promise.reject(new ProviderRejectedError("no_events")),
  };
}

async function insertPayment(db: Db, request: CreatePaymentRequest): Promise<Row> {
  const token = request.token === undefined ? undefined : await findSandboxObject(db, "token", request.token);
  if (request.token !== undefined && token === undefined) throw new ProviderRejectedError("no_such_token");
  const card = token && toSandboxToken(token);
  const { paymentId, amount, currency, returnUrl, attempt } = request;
  const { row, isNew } = await insertSandboxObject(db, {
    kind: "payment",
    key: `${paymentId}:${attempt}`,
    content: { paymentId, amount, currency, returnUrl, refunded: 0, ...toOutcome(card) },
  });
  if (isNew && card?.outcome === "lost-answer")
    throw new ProviderUnknownError("The sandbox simulates a lost response.");
  return row;
}

function toOutcome(
  token: SandboxToken | undefined,
): Pick<SandboxPayment, "state" | "card" | "failure" | "failsRefund"> {
  if (token === undefined) return { state: "open" };
  const { brand, last4, outcome } = token;
  const card = { brand, last4 };
  if (outcome === "declined" || outcome === "insufficient-funds")
    return { card, state: "failed", failure: outcome };
  if (outcome === "confirm") return { card, state: "needs-action" };
  return { card, state: "succeeded", failsRefund: outcome === "refund-fails" };
}

async function insertRefund(db: Db, { providerId, refundId, amount }: RefundRequest) {
  let refundRow: Row | undefined;
  await updateSandboxPayment(db, providerId, async (payment, tx) => {
    const inserted = await insertSandboxObject(tx, {
      kind: "refund",
      key: refundId,
      content: { payment: providerId, amount, isFailed: payment.failsRefund },
    });
    refundRow = inserted.row;
    if (!inserted.isNew) return payment;
    if (payment.state !== "succeeded" || payment.refunded + amount > payment.amount)
      throw new ProviderRejectedError("amount_too_large");
    if (payment.failsRefund) return { ...payment, failsRefund: false };
    return { ...payment, refunded: payment.refunded + amount };
  });
  return toProviderRefund(requireRow(refundRow));
}

function toProviderRefund(row: Row): ProviderRefund {
  return { providerId: row.id, state: toSandboxRefund(row).isFailed ? "failed" : "succeeded" };
}

function requireRow(row: Row | undefined): Row {
  if (row === undefined) throw new ProviderRejectedError("no_such_object");
  return row;
}

function toProviderPayment(row: Row, appOrigin: string): ProviderPayment {
  const { returnUrl: _, failsRefund: __, ...payment } = toSandboxPayment(row);
  const actionUrl = `${appOrigin}/checkout/sandbox/confirm?payment=${row.id}`;
  return { ...payment, providerId: row.id, ...(payment.state === "needs-action" && { actionUrl }) };
}
