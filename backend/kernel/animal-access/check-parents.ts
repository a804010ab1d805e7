import type { ErrorCode } from "@/lib/domain/error-codes";
import { and, asc, eq, ilike, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Sex } from "@/lib/config/animals/animals";
import { likePattern } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { isGranted } from "./read-access";

type Animal = typeof animals.$inferSelect;
export type Role = "dam" | "sire";

const sexOf: Readonly<Record<Role, Sex>> = { dam: "female", sire: "male" };

export interface ParentIds {
  readonly damId?: number | null | undefined;
  readonly sireId?: number | null | undefined;
}

/** What decides who can be a parent of an animal. */
export type Offspring = Pick<Animal, "speciesId" | "bornOn" | "damId" | "sireId"> & {
  /** Null for one that is not on file yet. */
  readonly id: number | null;
};

/** Parents that are stated already stay, even if the user may not choose them any more. */
export async function findParentErrors(tx: Tx, caller: Caller, offspring: Offspring, stated: ParentIds) {
  const check = async (role: Role, id: number | null | undefined, known: number | null) =>
    id && id !== known ? findParentError(tx, caller, { offspring, role, id }) : undefined;
  const dam = await check("dam", stated.damId, offspring.damId);
  const sire = await check("sire", stated.sireId, offspring.sireId);
  return { ...(dam !== undefined && { damId: dam }), ...(sire !== undefined && { sireId: sire }) };
}

interface ParentCheck {
  readonly offspring: Offspring;
  readonly role: Role;
  readonly id: number;
}

/** The same message for an animal that does not exist and for one that the user may not use. */
async function findParentError(
  tx: Tx,
  { user }: Caller,
  { offspring, role, id }: ParentCheck,
): Promise<ErrorCode | undefined> {
  const [parent] =
    user === undefined
      ? []
      : await tx
          .select()
          .from(animals)
          .where(and(eq(animals.id, id), mayBeParent(tx, user.id, offspring)));
  return parent === undefined ? "animal.parent" : findMisfit(tx, parent, { offspring, role });
}

/** Why an animal of the species cannot be this parent. */
export async function findMisfit(
  tx: Tx,
  parent: Animal,
  { offspring: { id, bornOn }, role }: Omit<ParentCheck, "id">,
): Promise<ErrorCode | undefined> {
  if (parent.sex !== "unknown" && parent.sex !== sexOf[role]) return "animal.parentSex";
  if (bornOn !== null && parent.bornOn !== null && parent.bornOn >= bornOn) return "animal.parentAge";
  return id !== null && (await descendsFrom(tx, parent.id, id)) ? "animal.parentLoop" : undefined;
}

/** Condition on `animals`: another one of the species, the user's own or shared for parentage. */
function mayBeParent(tx: Tx, userId: number, { id, speciesId }: Offspring): SQL | undefined {
  const shared = tx
    .select({ id: animalGrants.animalId })
    .from(animalGrants)
    .where(isGranted(tx, { userId }, "parentage"));
  return and(
    id === null ? undefined : ne(animals.id, id),
    eq(animals.speciesId, speciesId),
    or(eq(animals.ownerId, userId), inArray(animals.id, shared)),
  );
}

/** `union` and not `union all`: ends also if old data has a loop. */
async function descendsFrom(tx: Tx, animalId: number, ancestorId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    with recursive ancestors(id) as (
      select ${animalId}::int
      union
      select parent.id
      from ancestors
      join animals child on child.id = ancestors.id
      cross join lateral (values (child.dam_id), (child.sire_id)) as parent(id)
      where parent.id is not null
    )
    select exists (select 1 from ancestors where id = ${ancestorId}) as found`);
  return rows[0]?.found ?? false;
}

/** Animals to choose a parent from, by call name or registered name. */
export async function listParents(
  { tx, caller: { user } }: SignedInContext,
  { params: { id }, query: { role, query } }: Input<"animals.parents">,
) {
  const [animal] = await tx
    .select()
    .from(animals)
    .where(and(eq(animals.id, id), eq(animals.ownerId, user.id)));
  if (animal === undefined) return notFound();
  const like = likePattern(query);
  const { name, registrationName, bornOn } = animals;
  const results = await tx
    .select({ id: animals.id, name, registrationName, bornOn })
    .from(animals)
    .where(
      and(
        mayBeParent(tx, user.id, animal),
        inArray(animals.sex, [sexOf[role], "unknown"]),
        query === "" ? undefined : or(ilike(name, like), ilike(registrationName, like)),
      ),
    )
    .orderBy(asc(name), asc(animals.id))
    .limit(limits.parentOptions);
  return { results };
}
