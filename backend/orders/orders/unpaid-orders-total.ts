import { and, asc, eq, inArray } from "drizzle-orm";
import { loyaltyRate } from "@/lib/config/orders/loyalty";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { SignedInCaller } from "@/backend/http/caller";
import { pointsCurrencyOf, readBuyerTerms } from "@/backend/account/public/read-buyer-terms";
import { readBalance } from "@/backend/orders/loyalty/points";
import type { Providers } from "@/backend/payment-providers/providers";
import { createMoneyFormatter } from "./money-formatter";

/** Points never cover everything, because providers reject payments of zero. In minor units. */
const minimumPayment = 100;

/** The highest minimum of all providers. */
function minimumAmountDue(providers: Providers | undefined, currency: string): number {
  const minimums = (providers?.all ?? []).map(({ name }) => providers?.minimumAmount(name, currency) ?? 0);
  return Math.max(minimumPayment, ...minimums);
}

interface OpenOrdersQuery {
  readonly orderIds: readonly number[];
  readonly points: number;
}

/** Total of several open orders after deducting points. */
export async function readUnpaidOrdersTotal(
  tx: Tx,
  caller: SignedInCaller,
  { providers }: Settings,
  query: OpenOrdersQuery,
) {
  const due = await calculateAmountDue(tx, caller, query, providers);
  if (due instanceof Refusal) return due;
  const { amount, currency } = createMoneyFormatter(due.currency);
  return {
    amount: amount(due.toPay),
    loyaltyPoints: due.points.count,
    pointsValue: amount(due.points.value),
    currency,
    methods: (providers?.offeredMethods(caller.store) ?? []).flatMap(({ provider, ...offer }) =>
      provider === "transfer" || due.toPay < (providers?.minimumAmount(provider, due.currency) ?? 0)
        ? []
        : [{ provider, ...offer }],
    ),
  };
}

export async function calculateAmountDue(
  tx: Tx,
  { user }: SignedInCaller,
  { orderIds, points }: OpenOrdersQuery,
  providers: Providers | undefined,
) {
  const ids = [...new Set(orderIds)];
  const { id, total, currency, email, number, state } = orders;
  const found = await tx
    .select({ id, total, currency, email, number, state })
    .from(orders)
    .where(and(inArray(id, ids), eq(orders.userId, user.id)))
    .orderBy(asc(id));
  const [first] = found;
  if (first === undefined || found.length < ids.length) return notFound();
  if (found.some((order) => order.state !== "open")) return notOpen;
  if (found.some((order) => order.currency !== first.currency)) return mixedCurrencies;
  const sumOfOrders = found.reduce((sum, order) => sum + order.total, 0);
  const minimum = minimumAmountDue(providers, first.currency);
  const isSpendable = pointsCurrencyOf(await readBuyerTerms(tx, { user })) === first.currency;
  const balance = isSpendable ? await readBalance(tx, user.id) : 0;
  const redeemed = limitPoints(balance, points, sumOfOrders - minimum, first.currency);
  return {
    userId: user.id,
    userType: user.type,
    email: first.email,
    orderIds: found.map((order) => order.id),
    toPay: sumOfOrders - redeemed.value,
    currency: first.currency,
    points: redeemed,
  };
}

const notOpen = new Refusal(409, {
  code: "not_open",
  message: "refusals.selectedOrderNotOpen",
});

const mixedCurrencies = refuseFields({
  order_ids: "fields.mixedCurrencies",
});

/** At most the user's balance, and at most what may be covered by points. */
function limitPoints(balance: number, requested: number, coverable: number, currency: string) {
  const { pointValue } = loyaltyRate(currency);
  const maximum = Math.floor(Math.max(0, coverable) / pointValue);
  const count = Math.max(0, Math.min(balance, requested, maximum));
  return { count, value: count * pointValue };
}
