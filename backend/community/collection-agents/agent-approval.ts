import { and, eq, inArray } from "drizzle-orm";
import type { AgentState } from "@/lib/config/community/collection-agents";
import type { Tx } from "@/backend/db/client";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { endAgent } from "./change-agent";

interface ApprovalRef {
  readonly id: number;
  readonly userId: number;
}

const granted: readonly AgentState[] = ["approved", "active", "expired"];

/** What the approvals queue does to agents, in the transactions of its decisions. */
export const agentApproval = {
  isGranted: async (tx: Tx, userId: number): Promise<boolean> => {
    const rows = await tx
      .select({ id: collectionAgents.id })
      .from(collectionAgents)
      .where(and(eq(collectionAgents.userId, userId), inArray(collectionAgents.state, [...granted])));
    return rows.length > 0;
  },
  /** Opens the quiz. */
  grant: (tx: Tx, { id }: ApprovalRef) => setState(tx, id, ["submitted", "underReview"], "approved"),
  decline: (tx: Tx, { id }: ApprovalRef) => setState(tx, id, ["submitted", "underReview"], "declined"),
  startReview: (tx: Tx, { id }: ApprovalRef) => setState(tx, id, ["submitted"], "underReview"),
  /** Ends the authorisation. */
  revoke: async (tx: Tx, { id, userId }: ApprovalRef): Promise<boolean> => {
    const isEnded = await setState(tx, id, granted, "withdrawn");
    if (isEnded) await endAgent(tx, userId);
    return isEnded;
  },
} as const;

/** False if the agent of this application is in none of the states. */
async function setState(
  tx: Tx,
  approvalId: number,
  from: readonly AgentState[],
  state: AgentState,
): Promise<boolean> {
  const updated = await tx
    .update(collectionAgents)
    .set({ state })
    .where(and(eq(collectionAgents.approvalId, approvalId), inArray(collectionAgents.state, [...from])))
    .returning({ id: collectionAgents.id });
  return updated.length > 0;
}
