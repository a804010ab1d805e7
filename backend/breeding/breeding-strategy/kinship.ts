import { sql } from "drizzle-orm";
import { kinshipGenerations } from "@/lib/config/breeding/breeding";
import type { Tx } from "@/backend/db/client";
import { type Pedigree, pedigreeInbreeding } from "@/backend/genetics/pedigree-inbreeding";

/** Stated ancestors of animals, with the animals themselves, by id. */
export async function readPedigrees(tx: Tx, ids: readonly number[]): Promise<Pedigree> {
  if (ids.length === 0) return {};
  const { rows } = await tx.execute<{ id: number; dam_id: number | null; sire_id: number | null }>(sql`
    with recursive line(id, generation) as (
      select animals.id, 0 from animals where animals.id in ${[...ids]}
      union
      select parent.id, line.generation + 1
      from line
      join animals child on child.id = line.id
      cross join lateral (values (child.dam_id), (child.sire_id)) as parent(id)
      where parent.id is not null and line.generation < ${kinshipGenerations}
    )
    select distinct animals.id, animals.dam_id, animals.sire_id
    from line join animals on animals.id = line.id`);
  return withoutLoops(
    Object.fromEntries(
      rows.map(({ id, dam_id: dam, sire_id: sire }) => [
        String(id),
        { ...(dam !== null && { dam: String(dam) }), ...(sire !== null && { sire: String(sire) }) },
      ]),
    ),
  );
}

/** Inbreeding of a litter, which is the kinship of its parents. Null where one has no stated parents. */
export function litterInbreeding(pedigree: Pedigree, damId: number, sireId: number): number | null {
  const [dam, sire] = [String(damId), String(sireId)];
  const hasParents = (id: string) => Boolean(pedigree[id]?.dam ?? pedigree[id]?.sire);
  const value = pedigreeInbreeding({ ...pedigree, litter: { dam, sire } }, "litter");
  return value > 0 || (hasParents(dam) && hasParents(sire)) ? value : null;
}

/** Old data can contain an animal that is its own ancestor: such a link is left out. */
function withoutLoops(pedigree: Pedigree): Pedigree {
  const checked: Record<string, Pedigree[string]> = {};
  const path = new Set<string>();
  Object.keys(pedigree).forEach(visit);
  return checked;

  /** False where the animal is one of its own descendants. */
  function visit(id: string): boolean {
    if (path.has(id)) return false;
    if (id in checked) return true;
    path.add(id);
    const { dam, sire } = pedigree[id] ?? {};
    const parents = {
      ...(dam !== undefined && visit(dam) && { dam }),
      ...(sire !== undefined && visit(sire) && { sire }),
    };
    path.delete(id);
    checked[id] = parents;
    return true;
  }
}
