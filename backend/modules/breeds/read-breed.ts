import { and, asc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { notFound } from "@/backend/http/refusals";
import { listedBreedColumns, toBreed } from "./list-breeds";

export async function readBreed(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      ...listedBreedColumns,
      sortKey: breeds.sortKey,
      kind: breeds.kind,
      varietyOf: breeds.varietyOf,
      origin: breeds.origin,
      aliases: breeds.aliases,
      registries: breeds.registries,
    })
    .from(breeds)
    .where(eq(breeds.id, id));
  if (row === undefined) return notFound();
  const { kind, varietyOf, origin, aliases, registries } = row;
  const relatives = await relativesOf(tx, row);
  return { ...toBreed(row), kind, varietyOf, origin, aliases, registries, relatives };
}

interface Own {
  readonly id: number;
  readonly name: string;
  readonly speciesId: number;
  readonly sortKey: string;
  readonly group: string;
  readonly varietyOf: string | null;
  readonly origin: string | null;
  readonly coat: string | null;
}

const mostRelatives = 30;

/** Its breed, its varieties, those of the same breed; then its group, those of the same country and coat first. */
function relativesOf(tx: Tx, own: Own) {
  const isParent = eq(breeds.name, own.varietyOf ?? "");
  const isVariety = eq(breeds.varietyOf, own.name);
  const isSibling = eq(breeds.varietyOf, own.varietyOf ?? "");
  const isLike = and(eq(breeds.group, own.group), sql`${breeds.varietyOf} is null`);
  const relation = sql<string>`case when ${isParent} then 'parent' when ${isVariety} then 'variety'
    when ${isSibling} then 'sibling' else 'similar' end`;
  const rank = sql`case when ${isParent} then 0 when ${isVariety} then 1 when ${isSibling} then 2 else 3 end`;
  return tx
    .select({ id: breeds.id, name: breeds.name, relation })
    .from(breeds)
    .where(
      and(
        eq(breeds.speciesId, own.speciesId),
        ne(breeds.id, own.id),
        or(isParent, isVariety, isSibling, isLike),
      ),
    )
    .orderBy(
      rank,
      differs(breeds.origin, own.origin),
      differs(breeds.coat, own.coat),
      // From its own letter on: else every breed of a group would lead to the same few.
      sql`${breeds.sortKey} < ${own.sortKey}`,
      asc(breeds.sortKey),
    )
    .limit(mostRelatives);
}

/** False goes first; what is not known is like nothing. */
const differs = (column: typeof breeds.origin | typeof breeds.coat, own: string | null): SQL =>
  sql`coalesce(${column} <> ${own}, true)`;
