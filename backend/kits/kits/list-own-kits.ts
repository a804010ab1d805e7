import { and, asc, desc, eq, isNotNull, or, type SQL } from "drizzle-orm";
import type { KitFilter } from "@/lib/config/kits/kits";
import { isAnyOf } from "@/backend/db/is-any-of";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { isUnused, matchKits, selectKits, toKit } from "@/backend/kits/public/list-kits";

const conditions: Readonly<Record<KitFilter, SQL | undefined>> = {
  unused: isUnused,
  activated: or(isNotNull(activations.id), isNotNull(samples.id)),
  all: undefined,
};

/** The user's kits, newest order first. */
export async function listOwnKits(
  { tx, caller: { user }, settings }: SignedInContext,
  { query: { filter, ...paging } }: Input<"kits.list">,
) {
  const where = and(eq(orders.userId, user.id), conditions[filter]);
  const rows = await selectKits(tx, where)
    .orderBy(desc(orders.placedAt), desc(orders.id), asc(orderLines.position), asc(kits.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const found = await readOwnAnimals(
    tx,
    user.id,
    rows.map(({ kit }) => kit.id),
  );
  const results = rows.map((row) => {
    const animal = found.find(({ kitId }) => kitId === row.kit.id);
    return {
      ...toKit(row, { settings }),
      orderId: row.orderId,
      orderedAt: (row.orderedAt ?? row.kit.createdAt).toISOString(),
      animal: animal ? { id: animal.id, name: animal.name } : null,
    };
  });
  return envelope(results, await tx.$count(matchKits(tx, where)), paging);
}

/** A kit can be given away: whose animal its receiver activated it for is theirs to say. */
const readOwnAnimals = (tx: Tx, userId: number, kitIds: readonly number[]) =>
  tx
    .select({ kitId: samples.kitId, id: animals.id, name: animals.name })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(and(isAnyOf(samples.kitId, kitIds), eq(animals.ownerId, userId)));
