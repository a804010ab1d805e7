import { and, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { clubs } from "@/backend/db/schema/animal-access";
import { agentNominations, collectionAgents } from "@/backend/db/schema/collection-agents";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { submitApplication } from "@/backend/community/public/submit-application";
import { type ListingColumns, toListingColumns } from "./agent-columns";
import { readOwnAgent } from "./read-own-agent";

type AgentRow = typeof collectionAgents.$inferInsert;

/** Queues the application. A new one replaces the row of an earlier one that was declined or withdrawn. */
export async function applyAsAgent(
  { tx, caller }: SignedInContext,
  { body: application }: Input<"collectionAgents.apply">,
) {
  const listing = await toListingColumns(tx, application);
  if (listing instanceof Refusal) return listing;
  const details = application.experience.trim();
  const submitted = await submitApplication(tx, caller, { kind: "agent", details });
  if (submitted instanceof Refusal) return submitted;
  const { approvalId, user } = submitted;
  const club = await acceptNomination(tx, application.nominationId, user.email);
  if (club instanceof Refusal) return club;
  const row: Partial<AgentRow> & ListingColumns = {
    ...listing,
    approvalId,
    club: club ?? null,
    quizPassedAt: null,
    expiresAt: null,
    remindedAt: null,
  };
  const state = "submitted";
  await tx
    .insert(collectionAgents)
    .values({ ...row, state, userId: user.id })
    .onConflictDoUpdate({ target: collectionAgents.userId, set: { ...row, state, createdAt: new Date() } });
  return readOwnAgent(tx, caller);
}

/** Name of the club. Refuses a nomination of somebody else. */
async function acceptNomination(
  tx: Tx,
  id: number | null | undefined,
  email: string,
): Promise<string | Refusal | undefined> {
  if (!id) return undefined;
  const [accepted] = await tx
    .update(agentNominations)
    .set({ acceptedAt: new Date() })
    .where(
      and(
        eq(agentNominations.id, id),
        eq(agentNominations.email, email),
        isNull(agentNominations.acceptedAt),
        gt(agentNominations.expiresAt, new Date()),
      ),
    )
    .returning({ clubId: agentNominations.clubId });
  if (accepted === undefined) return refuseFields({ nominationId: "fields.invalid" });
  const [club] = await tx.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, accepted.clubId));
  return club?.name;
}
