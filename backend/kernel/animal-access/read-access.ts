import { and, arrayOverlaps, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AccessScope, Relation } from "@/lib/config/animals/animal-access";
import type { Caller } from "@/backend/http/caller";
import type { Tx } from "@/backend/db/client";
import {
  animalCollections,
  animalGrants,
  animalOwners,
  clubMembers,
} from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { readForDv } from "./dv-grants";

export interface UserActor {
  readonly userId: number;
  /** The admin who impersonates the user: reads are logged in their name. */
  readonly admin?: Caller["admin"];
  /** Only asks what may be read: nothing is logged. */
  readonly isProbe?: true;
}

/** A signed-in user, or the holder of a share link. */
export type Actor = UserActor | { readonly linkHash: string };

type Animal = typeof animals.$inferSelect;

export interface AnimalAccess {
  /** For a former owner as it was on the day of the transfer. */
  readonly animal: Animal;
  readonly relation: Relation;
  /** Reports issued later are not included; null without a limit. */
  readonly until: Date | null;
}

/** A former owner reads the reports issued until the transfer. */
const formerOwnerScopes: readonly AccessScope[] = ["results", "documents"];

/**
 * Whether somebody may read this part of an animal, and as what: as owner everything, with a grant what it names, as
 * former owner the reports issued until then, as collecting agent the facts until the owner claims the animal, and for Dogs
 * Victoria what the owner agreed to, which is logged. The only function that decides this.
 */
export async function readAccess(
  tx: Tx,
  actor: Actor,
  animalId: number,
  scope: AccessScope,
): Promise<AnimalAccess | undefined> {
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId));
  if (animal === undefined) return undefined;
  if ("userId" in actor && animal.ownerId === actor.userId) return { animal, relation: "owner", until: null };
  const [grant] = await tx
    .select({ id: animalGrants.id })
    .from(animalGrants)
    .where(and(eq(animalGrants.animalId, animalId), isGranted(tx, actor, scope)))
    .limit(1);
  if (grant !== undefined) return { animal, relation: "grantee", until: null };
  if (!("userId" in actor)) return undefined;
  if (await readForDv(tx, actor, animalId, { scope, covering: coveringScopes(scope) }))
    return { animal, relation: "grantee", until: null };
  const former = formerOwnerScopes.includes(scope) && (await findFormer(tx, actor.userId, animal));
  if (former) return former;
  const isCollector = scope === "summary" && (await findCollection(tx, actor.userId, animalId));
  return isCollector ? { animal, relation: "collector", until: null } : undefined;
}

/** Results include what the summary shows. */
const coveringScopes = (scope: AccessScope): AccessScope[] =>
  scope === "summary" ? ["summary", "results"] : [scope];

/**
 * Condition on `animal_grants`: a valid grant to this actor that covers the scope. Not of Dogs Victoria, which has a list of
 * its own.
 */
export function isGranted(tx: Tx, actor: Actor, scope: AccessScope): SQL | undefined {
  return and(
    isNull(animalGrants.revokedAt),
    or(isNull(animalGrants.endsAt), gt(animalGrants.endsAt, sql`now()`)),
    arrayOverlaps(animalGrants.scopes, coveringScopes(scope)),
    "userId" in actor ? isGrantee(tx, actor.userId) : eq(animalGrants.tokenHash, actor.linkHash),
  );
}

/** Condition on `animal_grants`: a grant to this user or to a club of theirs. */
export function isGrantee(tx: Tx, userId: number): SQL | undefined {
  const memberships = tx
    .select({ id: clubMembers.clubId })
    .from(clubMembers)
    .where(eq(clubMembers.userId, userId));
  return or(
    eq(animalGrants.userId, userId),
    and(eq(animalGrants.kind, "club"), inArray(animalGrants.clubId, memberships)),
  );
}

/** The user's last ownership, if it has ended. */
async function findFormer(tx: Tx, userId: number, animal: Animal): Promise<AnimalAccess | undefined> {
  const [row] = await tx
    .select({ to: animalOwners.to, facts: animalOwners.lastFacts })
    .from(animalOwners)
    .where(
      and(eq(animalOwners.userId, userId), eq(animalOwners.animalId, animal.id), isNotNull(animalOwners.to)),
    )
    .orderBy(desc(animalOwners.to))
    .limit(1);
  if (!row?.to) return undefined;
  // Photo, weight and notes belong to the present owner.
  const hidden = { photoId: null, weight: null, personality: null, contactName: null, contactEmail: null };
  return { animal: { ...animal, ...hidden, ...row.facts }, relation: "former-owner", until: row.to };
}

async function findCollection(tx: Tx, agentId: number, animalId: number): Promise<boolean> {
  const isOpen = and(
    eq(animalCollections.agentId, agentId),
    eq(animalCollections.animalId, animalId),
    isNull(animalCollections.claimedAt),
  );
  return (await tx.$count(animalCollections, isOpen)) > 0;
}
