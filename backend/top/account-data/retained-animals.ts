import { and, eq, exists, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { reportVersions } from "@/backend/db/schema/lab";
import { isActivationOf } from "./export-kit-sections";
import type { AccountOwner } from "@/backend/kernel/audit/erase";

/** Tested animals and parents of other accounts' animals outlive the account, without what identifies the owner. */
export function isRetained(tx: Tx, { id }: AccountOwner): SQL {
  const child = alias(animals, "child");
  const reported = tx
    .select({ id: reportVersions.id })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .where(eq(activations.animalId, animals.id));
  const profiled = tx
    .select({ id: dnaProfiles.id })
    .from(dnaProfiles)
    .where(eq(dnaProfiles.animalId, animals.id));
  const ofOthers = tx
    .select({ id: child.id })
    .from(child)
    .where(
      and(
        isNotNull(child.ownerId),
        ne(child.ownerId, id),
        or(eq(child.damId, animals.id), eq(child.sireId, animals.id)),
      ),
    );
  return sql`(${exists(reported)} or ${exists(profiled)} or ${exists(ofOthers)})`;
}

/** Animals of the account, and those of its guest activations that nobody owns. */
const isOfAccount = (owner: AccountOwner) =>
  or(eq(animals.ownerId, owner.id), and(isNull(animals.ownerId), isActivationOf(owner)));

const selectTubes = (tx: Tx, isOfAnimals: SQL | undefined) =>
  tx
    .select({ id: samples.kitId })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(isOfAnimals);

/** Tubes of the account's animals, but not of those that now belong to somebody else. */
export const selectOwnTubes = (tx: Tx, owner: AccountOwner) => selectTubes(tx, isOfAccount(owner));

/** Tubes whose animals are deleted. */
export const selectLostTubes = (tx: Tx, owner: AccountOwner) =>
  selectTubes(tx, and(isOfAccount(owner), not(isRetained(tx, owner))));

/** Activations whose animals are deleted. */
export const selectLostActivations = (tx: Tx, owner: AccountOwner) =>
  tx
    .select({ id: activations.id })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(and(isOfAccount(owner), not(isRetained(tx, owner))));
