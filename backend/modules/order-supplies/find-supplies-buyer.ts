import { eq } from "drizzle-orm";
import { agentDiscountPercent } from "@/lib/config/collection-agents";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { notAllowed, notSignedIn } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";

/** Approved vets who may order supplies, and collection agents, who pay less. */
export async function findSuppliesBuyer(tx: Tx, { user: currentUser }: Caller) {
  if (currentUser === undefined) return notSignedIn();
  const [user] = await tx.select().from(users).where(eq(users.id, currentUser.id));
  if (user === undefined) return notSignedIn();
  const isApprovedVet = user.type === "vet" && user.canOrderSupplies;
  if (!isApprovedVet && !user.isAgent) return notAllowed();
  return { user, discountPercent: user.isAgent ? agentDiscountPercent : 0 };
}
