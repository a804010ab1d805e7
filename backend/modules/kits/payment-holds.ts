import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { enqueueWaitingEvents } from "@/backend/lab/enqueue-waiting-events";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { putInOutbox } from "@/backend/mail/outbox";
import { paymentHoldMail, paymentReleasedMail } from "@/backend/mail/payment-hold-mails";
import { groupBy } from "@/lib/domain/group-by";

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
    .returning({ activationId: samples.activationId });
  const released = await tx
    .update(samples)
    .set({ hold: null })
    .where(and(eq(samples.hold, "payment"), isInScope, notInArray(samples.id, unpaid)))
    .returning({ activationId: samples.activationId, kitId: samples.kitId });
  // A report may be waiting for it.
  await enqueueWaitingEvents(
    tx,
    released.map(({ kitId }) => kitId),
  );
  await mailHolds(tx, { changed: held, appOrigin, write: paymentHoldMail });
  await mailHolds(tx, { changed: released, appOrigin, write: paymentReleasedMail });
}

interface HoldMails {
  readonly changed: readonly { readonly activationId: number }[];
  readonly appOrigin: string;
  readonly write: typeof paymentHoldMail;
}

/** One mail to everybody, whatever the number of their tubes. */
async function mailHolds(tx: Tx, { changed, appOrigin, write }: HoldMails): Promise<void> {
  if (changed.length === 0) return;
  const rows = await tx
    .select({
      ...{ email: activations.email, language: activations.language },
      ...{ name: animals.name, barcode: kits.barcode },
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
    const [{ language, barcode } = { language: "en" as const, barcode: "" }] = own;
    const names = own.map(({ name }) => name);
    await putInOutbox(tx, { to: email, ...write({ appOrigin, language, names, barcode }) });
  }
}

const selectScope = (tx: Tx, scope: Exclude<HoldUpdate["scope"], "all">) =>
  "kitId" in scope ? samplesOfKit(tx, scope.kitId) : selectSamples(tx, eq(orders.id, scope.orderId));
