import { and, asc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { inLanguage } from "@/backend/db/in-language";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { readNames, translateRows } from "@/backend/db/translate-rows";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { breedTexts, listedBreedColumns, toListedBreed } from "@/backend/shop/public/list-breeds";

export async function readBreed(
  { tx, caller: { language } }: Context,
  { params: { id } }: Input<"breeds.get">,
) {
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
  const relatives = await listRelatives(tx, language, row);
  // Relatives are found by the English name.
  const [breed = { ...row, language: defaultLanguage }] = await translateRows(tx, language, {
    ...breedTexts,
    rows: [row],
  });
  const names = await readNames(tx, { entity: "breed", key: id, name: row.name });
  return { ...toListedBreed(breed), names, kind, varietyOf, origin, aliases, registries, relatives };
}

type BreedFacts = Pick<
  typeof breeds.$inferSelect,
  "id" | "name" | "speciesId" | "sortKey" | "group" | "varietyOf" | "origin" | "coat"
>;

const maxRelatives = 30;

/** Parent breed, varieties and siblings; then breeds of the same group and origin. Breeds without an origin have none. */
function listRelatives(tx: Tx, language: Language, own: BreedFacts) {
  const isParent = eq(breeds.name, own.varietyOf ?? "");
  const isVariety = eq(breeds.varietyOf, own.name);
  const isSibling = eq(breeds.varietyOf, own.varietyOf ?? "");
  const isSimilar = and(
    ...[eq(breeds.group, own.group), eq(breeds.origin, own.origin ?? ""), isNull(breeds.varietyOf)],
  );
  const relation = sql<string>`case when ${isParent} then 'parent' when ${isVariety} then 'variety'
    when ${isSibling} then 'sibling' else 'similar' end`;
  const rank = sql`case when ${isParent} then 0 when ${isVariety} then 1 when ${isSibling} then 2 else 3 end`;
  return tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, language), relation })
    .from(breeds)
    .where(
      and(
        eq(breeds.speciesId, own.speciesId),
        ne(breeds.id, own.id),
        or(isParent, isVariety, isSibling, isSimilar),
      ),
    )
    .orderBy(
      rank,
      differs(breeds.coat, own.coat),
      // Alphabetically from this breed on, so that breeds of a group do not all link to the same few.
      sql`${breeds.sortKey} < ${own.sortKey}`,
      asc(breeds.sortKey),
    )
    .limit(maxRelatives);
}

/** Sorts equal values first. Unknown values count as different. */
const differs = (column: typeof breeds.coat, own: string | null): SQL =>
  sql`coalesce(${column} <> ${own}, true)`;
