import { eq } from "drizzle-orm";
import { carts } from "@/backend/db/schema/carts";
import { crashPoint } from "@/backend/payments/crash-point";
import { type PaymentProvider, type ProviderPayment, ProviderRefusal } from "@/backend/payments/port";
import { type Payment, ordersOf } from "./find-payment";
import type { PaymentWorld } from "./world";

/** What the provider says of a payment; `nothing` where it has never heard of it, `unknown` where it does not say. */
export type Said = ProviderPayment | "nothing" | "unknown";

/** Never inside a transaction. What the buyer has approved is taken on the way, if it is still what they are to pay. */
export async function askProvider(world: PaymentWorld, payment: Payment): Promise<Said> {
  const provider = world.providers.find(payment.provider);
  if (provider === undefined) return "unknown";
  try {
    const found = payment.providerId
      ? await provider.find(payment.providerId)
      : await provider.findByPayment(payment.id);
    if (found === undefined) return "nothing";
    return found.state === "approved" ? await takeApproved(world, payment, { provider, found }) : found;
  } catch (error) {
    world.log.warn({ payment: payment.id, err: error }, "a payment could not be looked up");
    return "unknown";
  }
}

export function agrees(payment: Payment, said: ProviderPayment): boolean {
  const { id, amount, currency, subscribesTo } = payment;
  const isSame = said.paymentId === id && (said.subscribesTo ?? null) === subscribesTo;
  return isSame && said.amount === amount && said.currency.toUpperCase() === currency;
}

interface Approved {
  readonly provider: PaymentProvider;
  readonly found: ProviderPayment;
}

async function takeApproved(world: PaymentWorld, payment: Payment, { provider, found }: Approved) {
  if (!agrees(payment, found) || !(await isStillWanted(world, payment)))
    return provider.cancel(found.providerId);
  try {
    const taken = await provider.capture(found.providerId, payment.id);
    crashPoint("provider-captured");
    return taken;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // It may have been taken by somebody who was quicker: only what it says now counts.
    const now = await provider.find(found.providerId);
    return now && now.state !== "approved"
      ? now
      : { ...found, state: "failed" as const, failure: error.failure };
  }
}

/** Not where the cart has changed since, or somebody has paid otherwise: no money has moved yet. */
async function isStillWanted({ db }: PaymentWorld, payment: Payment): Promise<boolean> {
  for (const { order } of await ordersOf(db, payment.id)) {
    if (order.state !== "draft" && order.state !== "open") return false;
    // Whose cart is gone, with their account perhaps, is not subscribed to anything.
    if (order.cartId === null && payment.subscribesTo !== null) return false;
    if (order.state === "open" || order.cartId === null) continue;
    const [cart] = await db.select({ version: carts.version }).from(carts).where(eq(carts.id, order.cartId));
    if (cart?.version !== order.cartVersion) return false;
  }
  return true;
}
