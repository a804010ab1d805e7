import { and, eq, isNotNull } from "drizzle-orm";
import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders";
import { fieldMessages } from "@/lib/contract/messages";
import { paths } from "@/lib/navigation/paths";
import type { Db } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import { notFound, notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { beginPayment } from "@/backend/modules/payments/begin-payment";
import { refuseTooSmall } from "@/backend/modules/payments/refusals";
import { settle } from "@/backend/modules/payments/settle";
import type { Settled } from "@/backend/modules/payments/settled";
import { changeOfTotal, totalChanged } from "@/backend/modules/payments/total-seen";
import { type PaymentWorld, worldOf } from "@/backend/modules/payments/world";
import { moneyIn } from "./money-in";
import { findDue } from "./pending-payment";

interface Asked {
  readonly db: Db;
  readonly settings: Settings;
  readonly visit: Visit;
}

interface Paying {
  readonly orderIds: readonly number[];
  readonly points: number;
  readonly method: PaymentCode;
  readonly provider: PaymentProviderName;
  readonly token: string | undefined;
  readonly totalSeen: string | undefined;
}

/** One payment for all of them. A card of the sandbox's vault is taken at once; of the others the browser tells when it is done. */
export async function payPending({ db, settings, visit }: Asked, paying: Paying) {
  const world = worldOf({ db, settings });
  const due = await findDue(db, visit, paying, world.providers);
  if (due instanceof Refusal) return due;
  const { method, provider, token, totalSeen } = paying;
  const now = { total: due.toPay, currency: due.currency };
  if (changeOfTotal(now, { totalSeen }) === "some") return totalChanged(now);
  if (world.providers.find(provider) === undefined) return refuseFields({ provider: fieldMessages.invalid });
  const tooSmall = refuseTooSmall(world, { provider, amount: due.toPay, currency: due.currency });
  if (tooSmall) return tooSmall;
  const { userId, email, orderIds, points } = due;
  const begun = await beginPayment(world, {
    ...{ orderIds, userId, provider, method, token, email },
    ...(points.count > 0 && { points }),
    returnPath: paths.pendingOrders,
  });
  if (begun instanceof Refusal) return begun;
  const { providerId: transactionId, clientSecret } = begun;
  const money = moneyIn(begun.currency);
  const facts = { transactionId, clientSecret, amount: money.amount(begun.amount), currency: money.currency };
  if (token === undefined) return { ...facts, state: "open" as const, actionUrl: null };
  return told(world, begun.paymentId, facts);
}

/** The browser is back from the provider, who alone says whether it is paid. Somebody else's payment is nobody's. */
export async function settlePending({ db, settings, visit }: Asked, transactionId: string) {
  if (visit.person === undefined) return notSignedIn();
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.providerId, transactionId),
        eq(payments.userId, visit.person.id),
        isNotNull(payments.providerId),
      ),
    );
  if (payment === undefined) return notFound();
  const { amount, currency } = moneyIn(payment.currency);
  const facts = { transactionId, clientSecret: "", amount: amount(payment.amount), currency };
  return told(worldOf({ db, settings }), payment.id, facts);
}

interface Facts {
  readonly transactionId: string;
  readonly clientSecret: string;
  readonly amount: string;
  readonly currency: { readonly code: string; readonly symbol: string };
}

async function told(world: PaymentWorld, paymentId: string, facts: Facts) {
  const settled = await settle(world, paymentId);
  const refused = refusalOf(settled);
  if (refused) return refused;
  const actionUrl = settled.kind === "needs-action" ? settled.actionUrl : null;
  return { ...facts, state: stateOf(settled), actionUrl };
}

type Told = "paid" | "processing" | "needs-action" | "open";

/** Held counts as under way: it was paid, and somebody looks at it. */
function stateOf({ kind }: Settled): Told {
  return kind === "paid" || kind === "needs-action" || kind === "open" ? kind : "processing";
}

function refusalOf(settled: Settled): Refusal | undefined {
  if (settled.kind === "returned")
    return new Refusal(409, {
      code: "returned",
      message: "This could not be paid for any more, so your money goes back to you.",
    });
  if (settled.kind !== "failed" && settled.kind !== "cancelled") return undefined;
  const failure = settled.kind === "failed" ? settled.failure : "not-confirmed";
  const message = "The payment did not go through. Nothing was taken.";
  return new Refusal(402, { code: "payment_error", failure, message });
}
