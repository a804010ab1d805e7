import { and, asc, eq, inArray, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { isAnyOf } from "@/backend/db/is-any-of";
import { activations } from "@/backend/db/schema/activations";
import {
  animalCollections,
  animalEvents,
  animalGrants,
  animalOwners,
  animalTransfers,
  collectionSignatures,
} from "@/backend/db/schema/animal-access";
import { animalPhotos, animals } from "@/backend/db/schema/animals";
import { agentNominations } from "@/backend/db/schema/collection-agents";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { deletedAccount, type Erase } from "@/backend/kernel/audit/erase";
import { isActivationOf } from "./export-kit-sections";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { isRetained, selectLostActivations } from "./retained-animals";

/** Reports of animals that outlive the account stay, without the people. */
export const deleteActivations: Erase = async (tx, owner) => {
  const deleted = await tx
    .delete(activations)
    .where(inArray(activations.id, selectLostActivations(tx, owner)))
    .returning({ animalId: activations.animalId });
  await tx
    .update(activations)
    .set({ userId: null, email: "", person: null, collector: null })
    .where(isActivationOf(owner));
  // Kits of other accounts that were activated with this email.
  await tx.update(activations).set({ email: "", person: null }).where(eq(activations.email, owner.email));
  const ids = deleted.map(({ animalId }) => animalId);
  await lockAnimals(tx, owner, ids);
  await tx.delete(animals).where(and(isAnyOf(animals.id, ids), not(isRetained(tx, owner))));
};

/** All that are erased, in the order of their ids: parentage requests lock several animals too. */
const lockAnimals = (tx: Tx, { id, email }: AccountOwner, ids: readonly number[]) =>
  tx
    .select({ id: animals.id })
    .from(animals)
    .where(or(eq(animals.ownerId, id), eq(animals.contactEmail, email), isAnyOf(animals.id, ids)))
    .orderBy(asc(animals.id))
    .for("update");

/** The history of owners stays; the foreign key removes the name. */
export const eraseAnimals: Erase = async (tx, owner) => {
  const isOwn = eq(animals.ownerId, owner.id);
  await tx.delete(animals).where(and(isOwn, not(isRetained(tx, owner))));
  const own = tx.select({ id: animals.id }).from(animals).where(isOwn);
  await tx.update(activations).set({ statisticsConsentAt: null }).where(inArray(activations.animalId, own));
  await tx.delete(animalPhotos).where(inArray(animalPhotos.animalId, own));
  // Documents have numbers of the animal in what is signed. A hidden one still proves that it is genuine.
  await tx
    .update(issuedDocuments)
    .set({ hiddenAt: sql`now()` })
    .where(and(inArray(issuedDocuments.animalId, own), isNull(issuedDocuments.hiddenAt)));
  await tx
    .update(animals)
    .set({
      ownerId: null,
      chipNumber: null,
      registrationNumber: null,
      personality: null,
      contactName: null,
      contactEmail: null,
      photoId: null,
      litterId: null,
    })
    .where(isOwn);
  // Animals of others for whom this address is the client.
  await tx
    .update(animals)
    .set({ contactName: null, contactEmail: null })
    .where(eq(animals.contactEmail, owner.email));
};

/** What the user knew of animals that were given away. */
export const eraseLastFacts: Erase = (tx, { id }) =>
  tx.update(animalOwners).set({ lastFacts: null }).where(eq(animalOwners.userId, id));

/** Shares by and with the user, also of animals that belong to others. */
export const deleteGrants: Erase = (tx, { id, email }) =>
  tx
    .delete(animalGrants)
    .where(or(eq(animalGrants.grantedBy, id), eq(animalGrants.userId, id), eq(animalGrants.email, email)));

/** The history of owners says what became of the animal. */
export const deleteTransfers: Erase = (tx, { id, email }) =>
  tx
    .delete(animalTransfers)
    .where(
      or(
        eq(animalTransfers.fromUserId, id),
        eq(animalTransfers.toUserId, id),
        eq(animalTransfers.toEmail, email),
      ),
    );

/** Details name addresses. The foreign key removes the user. */
export const eraseEventDetails: Erase = (tx, { id, email }) =>
  tx
    .update(animalEvents)
    .set({ details: null })
    .where(or(eq(animalEvents.userId, id), mentions(animalEvents.details, email)));

const mentions = (column: PgColumn, text: string): SQL => sql`strpos(lower(${column}::text), ${text}) > 0`;

/** What an agent recorded about this person. Records of a deleted agent stay for the owners who claim them. */
export const eraseCollections: Erase = (tx, { email }) =>
  tx
    .update(animalCollections)
    .set({ ownerName: deletedAccount, ownerEmail: null, note: null })
    .where(eq(animalCollections.ownerEmail, email));

/** The signature goes with its owner. Runs before their address is removed from the record. */
export const eraseSignatures: Erase = async (tx, { email }) => {
  const own = tx
    .select({ id: animalCollections.animalId })
    .from(animalCollections)
    .where(eq(animalCollections.ownerEmail, email));
  await tx.delete(collectionSignatures).where(inArray(collectionSignatures.animalId, own));
};

/** Nominations of this address, by whomever. */
export const deleteNominations: Erase = (tx, { email }) =>
  tx.delete(agentNominations).where(eq(agentNominations.email, email));

/** Reported ones keep what the owners of the compared animals know, without the requester. */
export const deleteOpenRequests: Erase = (tx, { id }) =>
  tx
    .delete(parentageRequests)
    .where(and(eq(parentageRequests.userId, id), ne(parentageRequests.state, "reported")));
