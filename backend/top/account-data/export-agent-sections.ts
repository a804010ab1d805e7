import { eq, or } from "drizzle-orm";
import { clubs } from "@/backend/db/schema/animal-access";
import { agentNominations, collectionAgents } from "@/backend/db/schema/collection-agents";
import type { ExportSection } from "./export-types";

const ownListing = {
  state: collectionAgents.state,
  name: collectionAgents.name,
  country: collectionAgents.countryCode,
  place: collectionAgents.place,
  postalCode: collectionAgents.postalCode,
  latitude: collectionAgents.latitude,
  longitude: collectionAgents.longitude,
  area: collectionAgents.area,
  species: collectionAgents.species,
  fee: collectionAgents.fee,
  availability: collectionAgents.availability,
  isListed: collectionAgents.isListed,
  nominatedBy: collectionAgents.club,
  quizPassedAt: collectionAgents.quizPassedAt,
  expiresAt: collectionAgents.expiresAt,
  remindedAt: collectionAgents.remindedAt,
  appliedAt: collectionAgents.createdAt,
};

const ownNominations = {
  club: clubs.name,
  name: agentNominations.name,
  email: agentNominations.email,
  createdAt: agentNominations.createdAt,
  expiresAt: agentNominations.expiresAt,
  acceptedAt: agentNominations.acceptedAt,
};

export const agentListing = {
  tables: [collectionAgents],
  columns: ownListing,
  where: ({ id }) => eq(collectionAgents.userId, id),
} as const satisfies ExportSection;

/** By the user and of the user. */
export const nominations = {
  tables: [agentNominations],
  columns: ownNominations,
  joins: [[clubs, eq(clubs.id, agentNominations.clubId)]],
  where: ({ id, email }) => or(eq(agentNominations.nominatedBy, id), eq(agentNominations.email, email)),
  order: [agentNominations.id],
} as const satisfies ExportSection;
