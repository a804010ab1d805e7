import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { enqueueWaitingEvents } from "./enqueue-waiting-events";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { notify } from "@/backend/kernel/notifications/notify";
import { paymentHoldMail, paymentReleasedMail } from "@/backend/kernel/mail/payment-hold-mails";
import { groupBy } from "@/lib/domain/group-by";
import { paths } from "@/lib/navigation/paths";

/** Disputed, lost to a dispute, or on account and overdue. */
const isUnpaid = or(
  inArray(orders.dispute, ["open", "lost"]),
  and(eq(orders.state, "open"), sql`${invoices.dueAt} < now()`),
);

/** Samples whose kit, or whose tests added to the kit, are of such an order. */
function selectSamples(tx: Tx, isOrder: SQL | undefined) {
  const selection = { id: samples.id };
  const ofKits = tx
    .select(selection)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(kits, eq(kits.orderLineId, orderLines.id))
    .innerJoin(activations, eq(activations.kitId, kits.id))
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .where(isOrder);
  const ofAddedTests = tx
    .select(selection)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(activations, eq(activations.kitId, orderLines.kitId))
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .where(isOrder);
  return unionAll(ofKits, ofAddedTests);
}

const samplesOfKit = (tx: Tx, kitId: number) =>
  tx
    .select({ id: samples.id })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(eq(activations.kitId, kitId));

interface HoldUpdate {
  readonly scope: { readonly orderId: number } | { readonly kitId: number } | "all";
  readonly appOrigin: string;
}

/**
 * Stops the release of results that are not paid for, and continues it once they are. Laboratory work goes on. Who
 * activated the kits is mailed when a hold begins and when it ends.
 */
export async function updatePaymentHolds(tx: Tx, { scope, appOrigin }: HoldUpdate): Promise<void> {
  const unpaid = selectSamples(tx, isUnpaid);
  const isInScope = scope === "all" ? undefined : inArray(samples.id, selectScope(tx, scope));
  const held = await tx
    .update(samples)
    .set({ hold: "payment" })
    .where(and(isNull(samples.hold), isInScope, inArray(samples.id, unpaid)))
    .returning({ activationId: samples.activationId, kitId: samples.kitId });
  const released = await tx
    .update(samples)
    .set({ hold: null })
    .where(and(eq(samples.hold, "payment"), isInScope, notInArray(samples.id, unpaid)))
    .returning({ activationId: samples.activationId, kitId: samples.kitId });
  // A report may be waiting for it, and DNA profiles are compared only while they are paid for.
  await enqueueWaitingEvents(
    tx,
    [...held, ...released].map(({ kitId }) => kitId),
  );
  await mailHolds(tx, { changed: held, appOrigin, event: "paymentHold" });
  await mailHolds(tx, { changed: released, appOrigin, event: "paymentReleased" });
}

interface HoldMails {
  readonly changed: readonly { readonly activationId: number }[];
  readonly appOrigin: string;
  readonly event: keyof typeof holdMails;
}

const holdMails = { paymentHold: paymentHoldMail, paymentReleased: paymentReleasedMail };

/** One mail to everybody, whatever the number of their tubes. */
async function mailHolds(tx: Tx, { changed, appOrigin, event }: HoldMails): Promise<void> {
  if (changed.length === 0) return;
  const rows = await tx
    .select({
      id: activations.id,
      email: activations.email,
      language: activations.language,
      userId: activations.userId,
      name: animals.name,
      barcode: kits.barcode,
    })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(
      inArray(
        activations.id,
        changed.map(({ activationId }) => activationId),
      ),
    )
    .orderBy(activations.id);
  for (const [email, own] of groupBy(rows, (row) => row.email)) {
    const [first] = own;
    // The address of a deleted account is empty.
    if (first === undefined || email === "") continue;
    const { language, barcode, userId } = first;
    const names = own.map(({ name }) => name);
    await notify(tx, {
      appOrigin,
      event,
      userId,
      path: paths.trackSample(barcode),
      // A sample can be held again; the updates above find each change once.
      key: `${own.map(({ id }) => id).join(" ")} ${new Date().toISOString()}`,
      params: { name: names.join(", "), count: names.length },
      mail: { to: email, ...holdMails[event]({ appOrigin, language, names, barcode }) },
    });
  }
}

const selectScope = (tx: Tx, scope: Exclude<HoldUpdate["scope"], "all">) =>
  "kitId" in scope ? samplesOfKit(tx, scope.kitId) : selectSamples(tx, eq(orders.id, scope.orderId));
