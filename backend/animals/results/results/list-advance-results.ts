import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { readAccess, type UserActor } from "@/backend/kernel/animal-access/read-access";

/**
 * Tubes that a vet or agent ordered for clients, and how far each is. The results are the client's: only an animal that was
 * shared with the reader is named and linked.
 */
export async function listAdvanceResults(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { query: paging }: Input<"results.advance">,
) {
  const where = and(eq(orders.userId, user.id), isNull(kits.voidedAt));
  const rows = await selectTubes(tx, language)
    .where(where)
    .orderBy(desc(kits.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx
    .select({ count: count() })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(suppliesOrders, eq(suppliesOrders.orderId, orders.id))
    .where(where);
  const results = [];
  for (const row of rows) results.push(await describeTube(tx, { userId: user.id, admin }, row));
  return envelope(results, total?.count ?? 0, paging);
}

type TubeRow = Awaited<ReturnType<typeof selectTubes>>[number];

const selectTubes = (tx: Tx, language: Language) =>
  tx
    .select({
      barcode: kits.barcode,
      product: inLanguage(products.name, language),
      number: orders.number,
      client: suppliesOrders,
      sample: samples,
      progress: labProgress,
      issuedAt: reportVersions.issuedAt,
      animal: { id: animals.id, name: animals.name },
    })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(suppliesOrders, eq(suppliesOrders.orderId, orders.id))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId))
    .leftJoin(animals, eq(animals.id, activations.animalId))
    .leftJoin(products, eq(products.id, kits.productId))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .leftJoin(
      reportVersions,
      and(eq(reportVersions.activationId, activations.id), eq(reportVersions.status, "current")),
    );

async function describeTube(tx: Tx, reader: UserActor, row: TubeRow) {
  const { barcode, product, number, client, animal } = row;
  const access = animal && (await readAccess(tx, reader, animal.id, "results"));
  return {
    barcode,
    product: product ?? "",
    orderNumber: number,
    client: `${client.firstName} ${client.lastName}`,
    state: stateOf(row),
    // A former owner's view ends with their ownership.
    animal: access && access.until === null ? animal : null,
    issuedAt: row.issuedAt?.toISOString() ?? null,
  };
}

function stateOf({ sample, progress, issuedAt }: TubeRow) {
  if (sample === null) return "not-activated" as const;
  if (sample.hold === "payment") return "payment-hold" as const;
  if (issuedAt !== null) return "ready" as const;
  if (progress?.failedAt) return "failed" as const;
  return progress?.cancelledAt ? ("cancelled" as const) : ("in-progress" as const);
}
