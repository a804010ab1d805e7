import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { clubs } from "@/backend/db/schema/animal-access";
import { approvals } from "@/backend/db/schema/approvals";
import { agentNominations, collectionAgents } from "@/backend/db/schema/collection-agents";
import { countries } from "@/backend/db/schema/geography";
import { users } from "@/backend/db/schema/users";
import type { SignedInCaller } from "@/backend/http/caller";
import { notSignedIn } from "@/backend/http/refusals";
import { publicColumns } from "./agent-columns";
import { canTakeQuiz } from "./quiz-rules";

/** The caller's state, listing and nominations. */
export async function readOwnAgent(tx: Tx, { user: currentUser }: SignedInCaller) {
  const [user] = await tx.select().from(users).where(eq(users.id, currentUser.id));
  if (user === undefined) return notSignedIn();
  const [row] = await tx
    .select({ ...publicColumns, agent: collectionAgents, application: approvals })
    .from(collectionAgents)
    .innerJoin(countries, eq(countries.code, collectionAgents.countryCode))
    .leftJoin(approvals, eq(approvals.id, collectionAgents.approvalId))
    .where(eq(collectionAgents.userId, user.id));
  const nominations = {
    nominations: await readNominationsFor(tx, user.email),
    nominated: await readNominationsBy(tx, user.id),
  };
  if (row === undefined)
    return {
      state: null,
      listing: null,
      experience: null,
      note: null,
      expiresAt: null,
      canTakeQuiz: false,
      ...nominations,
    };
  const { agent, application, ...facts } = row;
  const { state, postalCode, isListed, latitude, expiresAt } = agent;
  return {
    state,
    listing: { ...facts, postalCode, isListed, isOnMap: latitude !== null },
    experience: application?.details ?? null,
    note: application?.note ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    canTakeQuiz: canTakeQuiz(agent, new Date()),
    ...nominations,
  };
}

async function readNominationsFor(tx: Tx, email: string) {
  const rows = await tx
    .select({ id: agentNominations.id, club: clubs.name, expiresAt: agentNominations.expiresAt })
    .from(agentNominations)
    .innerJoin(clubs, eq(clubs.id, agentNominations.clubId))
    .where(
      and(
        eq(agentNominations.email, email),
        isNull(agentNominations.acceptedAt),
        gt(agentNominations.expiresAt, new Date()),
      ),
    )
    .orderBy(asc(agentNominations.id));
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }));
}

const maxListed = 50;

async function readNominationsBy(tx: Tx, userId: number) {
  const rows = await tx
    .select()
    .from(agentNominations)
    .where(eq(agentNominations.nominatedBy, userId))
    .orderBy(desc(agentNominations.id))
    .limit(maxListed);
  return rows.map(({ id, name, email, acceptedAt, expiresAt, createdAt }) => ({
    id,
    name,
    email,
    createdAt: createdAt.toISOString(),
    state: nominationState(acceptedAt, expiresAt),
  }));
}

function nominationState(acceptedAt: Date | null, expiresAt: Date) {
  if (acceptedAt !== null) return "accepted" as const;
  return expiresAt > new Date() ? ("open" as const) : ("expired" as const);
}
