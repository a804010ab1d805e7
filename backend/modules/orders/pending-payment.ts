import { and, asc, eq, inArray } from "drizzle-orm";
import { loyaltyRate } from "@/lib/config/loyalty";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { notFound, notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { balanceOf } from "@/backend/modules/loyalty/points";
import type { Providers } from "@/backend/payments/providers";
import { moneyIn } from "./money-in";

/** Providers take no payment of nothing: of what points could cover, this much is left to pay, or what one of them wants at least. */
const leastPaid = 100;

function leastLeft(providers: Providers | undefined, currency: string): number {
  const wanted = (providers?.all ?? []).map(({ name }) => providers?.leastOf(name, currency) ?? 0);
  return Math.max(leastPaid, ...wanted);
}

interface Asked {
  readonly orderIds: readonly number[];
  readonly points: number;
}

/** What several open orders come to once points are taken off. */
export async function readPendingPayment(tx: Tx, visit: Visit, { providers }: Settings, asked: Asked) {
  const due = await findDue(tx, visit, asked, providers);
  if (due instanceof Refusal) return due;
  const { amount, currency } = moneyIn(due.currency);
  return {
    amount: amount(due.toPay),
    loyaltyPoints: due.points.count,
    pointsValue: amount(due.points.value),
    currency,
    methods: (providers?.offersIn(visit.region) ?? []).flatMap(({ provider, ...offer }) =>
      provider === "transfer" || due.toPay < (providers?.leastOf(provider, due.currency) ?? 0)
        ? []
        : [{ provider, ...offer }],
    ),
  };
}

export async function findDue(
  tx: Tx,
  { person }: Visit,
  { orderIds, points }: Asked,
  providers: Providers | undefined,
) {
  if (person === undefined) return notSignedIn();
  const ids = [...new Set(orderIds)];
  const { id, total, currency, email, number, state } = orders;
  const found = await tx
    .select({ id, total, currency, email, number, state })
    .from(orders)
    .where(and(inArray(id, ids), eq(orders.userId, person.id)))
    .orderBy(asc(id));
  const [first] = found;
  if (first === undefined || found.length < ids.length) return notFound();
  if (found.some((order) => order.state !== "open")) return paidAlready;
  if (found.some((order) => order.currency !== first.currency)) return severalCurrencies;
  const all = found.reduce((whole, order) => whole + order.total, 0);
  const least = leastLeft(providers, first.currency);
  const used = usable(await balanceOf(tx, person.id), points, all - least, first.currency);
  return {
    userId: person.id,
    email: first.email,
    orderIds: found.map((order) => order.id),
    toPay: all - used.value,
    currency: first.currency,
    points: used,
  };
}

const paidAlready = new Refusal(409, {
  code: "not_open",
  message: "One of these orders is not open any more. Please look at the list again.",
});

const severalCurrencies = refuseFields({
  order_ids: "Orders in different currencies cannot be paid together. Please choose one currency.",
});

/** No more than somebody has, or than they may cover. */
function usable(had: number, wanted: number, coverable: number, currency: string) {
  const { pointValue } = loyaltyRate(currency);
  const most = Math.floor(Math.max(0, coverable) / pointValue);
  const count = Math.max(0, Math.min(had, wanted, most));
  return { count, value: count * pointValue };
}
