import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders";
import { retrying } from "@/backend/db/retrying";
import { Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { ProviderPayment, StartPayment } from "@/backend/payments/port";
import { askToStart } from "./ask-to-start";
import { clearWay } from "./clear-way";
import { lockOrders } from "./find-payment";
import { openRow } from "./open-row";
import type { PaymentWorld } from "./world";

export interface BeginPayment {
  /** One draft, or several open orders of one person in one currency: whose they are the caller has looked at. */
  readonly orderIds: readonly number[];
  readonly userId: number | null;
  readonly provider: PaymentProviderName;
  readonly method: PaymentCode;
  /** Of a card, where the provider's own fields or the sandbox's vault have made one of it. */
  readonly token?: string | undefined;
  /** Of several open orders: spent once it succeeds, and what they are worth is not asked for. */
  readonly points?: { readonly count: number; readonly value: number } | undefined;
  /** Of one order of one thing, which then renews every year. */
  readonly subscribes?: StartPayment["subscribes"];
  readonly email: string;
  /** A path of the shop that the buyer comes back to. */
  readonly returnPath: string;
}

export interface BegunPayment {
  readonly paymentId: string;
  /** The provider's id of it, `transactionId` on the wire. */
  readonly providerId: string;
  /** Empty where the provider's script needs the id only. */
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: ProviderPayment["state"];
}

/**
 * A refusal is 402 `payment_error` (the provider's no), 409 (`paid`, `in_progress`, or `payment_unknown` while nobody can tell).
 * With a token the payment is taken by this: what has become of it says `settle`.
 */
export async function beginPayment(
  world: PaymentWorld,
  payment: BeginPayment,
): Promise<BegunPayment | Refusal> {
  const inTheWay = await clearWay(world, payment);
  if (inTheWay) return inTheWay;
  const row = await retrying(() =>
    runInTransaction(world.db, async (tx) => openRow(tx, payment, await lockOrders(tx, payment.orderIds))),
  );
  if (row instanceof Refusal) return row;
  const begun = await askToStart(world, row, payment);
  return begun === "anew" ? beginPayment(world, payment) : begun;
}
