import { eq } from "drizzle-orm";
import { toMinorUnits } from "@/lib/domain/money";
import type { Db, Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/people";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { writeAudit } from "@/backend/modules/admin/audit";
import { cancelOrder } from "@/backend/modules/orders/cancel-order";
import { markPaid } from "@/backend/modules/orders/mark-paid";
import { refundOrder } from "@/backend/modules/payments/refund";
import { endSubscription } from "@/backend/modules/subscriptions/end-subscription";
import { isLive, subscriptionOfOrder } from "@/backend/modules/subscriptions/find-subscription";
import { worldOf } from "@/backend/modules/payments/world";
import { readDeskOrder } from "./read-order";

interface Asked {
  readonly visit: Visit;
  readonly settings: Settings;
}

interface Refund {
  readonly id: number;
  readonly amount: string | undefined;
  readonly reason: string;
}

/** Asks the provider, so no transaction is open. What is given back is written to the audit log once it is begun. */
export async function refundAtDesk({ db, visit, settings }: Asked & { readonly db: Db }, refund: Refund) {
  const { id, reason } = refund;
  const matter = await findMatter(db, visit, id);
  if (matter instanceof Refusal) return matter;
  const amount = refund.amount === undefined ? undefined : toMinorUnits(refund.amount);
  const asked = { orderId: id, amount, reason, actorId: matter.admin.id };
  const given = await refundOrder(worldOf({ db, settings }), asked);
  if (given instanceof Refusal) return given;
  await audit(db, matter, { call: "ordersDesk.refund", reason, requestId: visit.requestId });
  return readDeskOrder(db, id);
}

/** Whatever was begun for it is closed at the provider first; paid this very moment, it is the paid order that is shown. */
export async function cancelAtDesk(
  { db, visit, settings }: Asked & { readonly db: Db },
  { id, reason }: { readonly id: number; readonly reason: string },
) {
  const matter = await findMatter(db, visit, id);
  if (matter instanceof Refusal) return matter;
  const state = await cancelOrder(worldOf({ db, settings }), {
    ...{ orderId: id, actorId: matter.admin.id, note: reason },
    isAllowed: ({ state: now }) => now === "open",
  });
  if (state instanceof Refusal) return state;
  if (state === "cancelled")
    await audit(db, matter, { call: "ordersDesk.cancel", reason, requestId: visit.requestId });
  return readDeskOrder(db, id);
}

/** A transfer has come in: the money is on our account, and nobody but an administrator can know. */
export async function markPaidAtDesk(
  { tx, visit, settings }: Asked & { readonly tx: Tx },
  { id, note }: { readonly id: number; readonly note: string },
) {
  const matter = await findMatter(tx, visit, id);
  if (matter instanceof Refusal) return matter;
  const deed = { orderId: id, actorId: matter.admin.id, note, appOrigin: settings.appOrigin };
  const refused = await markPaid(tx, deed);
  if (refused) return refused;
  await audit(tx, matter, { call: "ordersDesk.markPaid", reason: note, requestId: visit.requestId });
  return readDeskOrder(tx, id);
}

/** For a customer who asks for it: what they have paid for runs to its end. Written down once it has ended. */
export async function endRenewalAtDesk({ db, visit, settings }: Asked & { readonly db: Db }, id: number) {
  const matter = await findMatter(db, visit, id);
  if (matter instanceof Refusal) return matter;
  const found = await subscriptionOfOrder(db, id);
  if (found === undefined) return notFound();
  if (!isLive(found.subscription)) return undefined;
  const refused = await endSubscription(worldOf({ db, settings }), found.subscription);
  if (refused) return refused;
  const deed = { call: "ordersDesk.endRenewal", reason: "renewal ended", requestId: visit.requestId };
  await audit(db, matter, deed);
  return undefined;
}

async function findMatter(tx: Tx, { person }: Visit, id: number) {
  if (person === undefined) return notSignedIn();
  const { name } = users;
  const [admin] = await tx.select({ id: users.id, name }).from(users).where(eq(users.id, person.id));
  if (admin === undefined) return notSignedIn();
  const [order] = await tx
    .select({ userId: orders.userId, name: orders.name, number: orders.number, state: orders.state })
    .from(orders)
    .where(eq(orders.id, id));
  return order === undefined || order.state === "draft" ? notFound() : { admin, order };
}

interface Matter {
  readonly admin: { readonly id: number; readonly name: string };
  readonly order: { readonly userId: number | null; readonly name: string; readonly number: string };
}

async function audit(
  tx: Tx,
  { admin, order }: Matter,
  { reason, ...deed }: { readonly call: string; readonly reason: string; readonly requestId: string },
): Promise<void> {
  const subject = { id: order.userId, name: order.name };
  await writeAudit(tx, { admin, subject, reason: `${order.number}: ${reason}`, ...deed });
}
