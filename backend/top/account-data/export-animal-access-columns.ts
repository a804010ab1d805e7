import { collectedTexts } from "@/lib/domain/animals/collected-animal";
import { eachField } from "@/lib/domain/each-field";
import {
  animalCollections,
  animalEvents,
  animalGrants,
  animalOwners,
  animalTransfers,
  clubMembers,
  clubs,
  collectionSignatures,
} from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";

/** Exported columns of owners, shares, transfers and clubs. */

export const ownOwnerships = {
  animalId: animalOwners.animalId,
  animal: animals.name,
  from: animalOwners.from,
  to: animalOwners.to,
  lastFacts: animalOwners.lastFacts,
};

export const ownShares = {
  animalId: animalGrants.animalId,
  animal: animals.name,
  kind: animalGrants.kind,
  email: animalGrants.email,
  club: clubs.name,
  scopes: animalGrants.scopes,
  createdAt: animalGrants.createdAt,
  endsAt: animalGrants.endsAt,
  revokedAt: animalGrants.revokedAt,
};

export const ownTransfers = {
  animalId: animalTransfers.animalId,
  animal: animals.name,
  to: animalTransfers.toEmail,
  state: animalTransfers.state,
  message: animalTransfers.message,
  createdAt: animalTransfers.createdAt,
  expiresAt: animalTransfers.expiresAt,
  decidedAt: animalTransfers.decidedAt,
};

export const ownAnimalEvents = {
  animalId: animalEvents.animalId,
  animal: animals.name,
  kind: animalEvents.kind,
  details: animalEvents.details,
  at: animalEvents.at,
};

export const ownCollections = {
  animalId: animalCollections.animalId,
  animal: animals.name,
  recordedName: animalCollections.animalName,
  recordedSex: animalCollections.animalSex,
  ownerName: animalCollections.ownerName,
  ...eachField(collectedTexts, (name) => animalCollections[name]),
  moreBarcodes: animalCollections.moreBarcodes,
  breedText: animalCollections.breedText,
  signedName: collectionSignatures.signedName,
  signedAt: collectionSignatures.signedAt,
  collectedAt: animalCollections.collectedAt,
  collectedOn: animalCollections.collectedOn,
  claimedAt: animalCollections.claimedAt,
  declinedAt: animalCollections.declinedAt,
};

export const ownClubs = { club: clubs.name, role: clubMembers.role, joinedAt: clubMembers.joinedAt };
