import type { Db } from "@/backend/db/client";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnknown,
  type StartedPayment,
  type StartPayment,
  type StartRefund,
} from "./port";
import type { ProviderSetup } from "./providers";
import {
  changePaymentObject,
  findObject,
  findPaymentObject,
  listPaymentObjects,
  makeObject,
  paymentIn,
  refundIn,
  type SandboxPayment,
  type SandboxToken,
  tokenIn,
} from "./sandbox-objects";

type Row = NonNullable<Awaited<ReturnType<typeof findObject>>>;

/** Stands where a bank would, in our own database, and says so: no money moves. */
export function sandboxSetup(db: Db, appOrigin: string): ProviderSetup {
  return { provider: sandboxProvider(db, appOrigin), methods: ["C"], clientIdOf: () => "", isLive: false };
}

export function sandboxProvider(db: Db, appOrigin: string): PaymentProvider {
  const said = (row: Row) => describe(row, appOrigin);
  const startedAs = (row: Row): StartedPayment => ({ payment: said(row), clientSecret: undefined });
  return {
    name: "sandbox",
    start: async (payment) => startedAs(await start(db, payment)),
    change: async (id, amount, currency) => {
      const row = await changePaymentObject(db, id, (payment) => {
        if (payment.state !== "open") throw new ProviderRefusal("not_open");
        return { ...payment, amount, currency };
      });
      return startedAs(known(row));
    },
    find: async (id) => {
      const row = await findObject(db, "payment", id);
      return row && said(row);
    },
    findByPayment: async (paymentId) => {
      const row = await findPaymentObject(db, paymentId);
      return row && said(row);
    },
    capture: async (id) => {
      const row = await changePaymentObject(db, id, (payment) =>
        payment.state === "approved" ? { ...payment, state: "succeeded" } : payment,
      );
      return said(known(row));
    },
    cancel: async (id) => {
      const isOpen = ({ state }: SandboxPayment) => ["open", "needs-action", "approved"].includes(state);
      const row = await changePaymentObject(db, id, (payment) =>
        isOpen(payment) ? { ...payment, state: "cancelled" } : payment,
      );
      return said(known(row));
    },
    refund: (asked) => giveBack(db, asked),
    findRefund: async ({ refundId }) => {
      const row = await findObject(db, "refund", refundId);
      return row && { providerId: row.id, state: "succeeded" };
    },
    listSince: async function* (since) {
      for (const row of await listPaymentObjects(db, since)) yield said(row);
    },
    // It tells nobody anything: whoever wants to know asks.
    readEvent: async () => Promise.reject(new ProviderRefusal("no_events")),
  };
}

async function start(db: Db, asked: StartPayment): Promise<Row> {
  const token = asked.token === undefined ? undefined : await findObject(db, "token", asked.token);
  if (asked.token !== undefined && token === undefined) throw new ProviderRefusal("no_such_token");
  const card = token && tokenIn(token);
  const { paymentId, amount, currency, returnUrl, attempt } = asked;
  const { row, isNew } = await makeObject(db, {
    kind: "payment",
    key: `${paymentId}:${attempt}`,
    content: { paymentId, amount, currency, returnUrl, refunded: 0, ...outcomeOf(card) },
  });
  if (isNew && card?.outcome === "lost-answer") throw new ProviderUnknown("The sandbox has lost its answer.");
  return row;
}

function outcomeOf(token: SandboxToken | undefined): Pick<SandboxPayment, "state" | "card" | "failure"> {
  if (token === undefined) return { state: "open" };
  const { brand, last4, outcome } = token;
  const card = { brand, last4 };
  if (outcome === "declined" || outcome === "insufficient-funds")
    return { card, state: "failed", failure: outcome };
  return { card, state: outcome === "confirm" ? "needs-action" : "succeeded" };
}

async function giveBack(db: Db, { providerId, refundId, amount }: StartRefund) {
  let given: Row | undefined;
  await changePaymentObject(db, providerId, async (payment, tx) => {
    const made = await makeObject(tx, {
      kind: "refund",
      key: refundId,
      content: { payment: providerId, amount },
    });
    given = made.row;
    if (!made.isNew) return payment;
    if (payment.state !== "succeeded" || payment.refunded + amount > payment.amount)
      throw new ProviderRefusal("amount_too_large");
    return { ...payment, refunded: payment.refunded + refundIn(made.row).amount };
  });
  return { providerId: known(given).id, state: "succeeded" as const };
}

function known(row: Row | undefined): Row {
  if (row === undefined) throw new ProviderRefusal("no_such_object");
  return row;
}

function describe(row: Row, appOrigin: string): ProviderPayment {
  const { returnUrl: _, ...payment } = paymentIn(row);
  const actionUrl = `${appOrigin}/checkout/sandbox/confirm?payment=${row.id}`;
  return { ...payment, providerId: row.id, ...(payment.state === "needs-action" && { actionUrl }) };
}
