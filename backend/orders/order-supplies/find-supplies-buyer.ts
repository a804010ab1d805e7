import { eq } from "drizzle-orm";
import { agentDiscountPercent } from "@/lib/config/community/collection-agents";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { notAllowed, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { SignedInCaller } from "@/backend/http/caller";
import { vetNotApproved } from "@/backend/community/public/approval-rules";

/** Vets who may order supplies, and collection agents, who pay less. */
export async function findSuppliesBuyer(tx: Tx, { user: currentUser }: SignedInCaller) {
  const [user] = await tx.select().from(users).where(eq(users.id, currentUser.id));
  if (user === undefined) return notSignedIn();
  const isSuppliesVet = user.type === "vet" && user.canOrderSupplies;
  if (!isSuppliesVet && !user.isAgent) return notAllowed();
  return { user, discountPercent: user.isAgent ? agentDiscountPercent : 0 };
}

/** For new orders, which are on account: a vet whose practice is checked again has to wait for its approval. */
export async function findApprovedSuppliesBuyer(tx: Tx, caller: SignedInCaller) {
  const buyer = await findSuppliesBuyer(tx, caller);
  if (buyer instanceof Refusal) return buyer;
  const { isAgent, vetApprovedAt } = buyer.user;
  return isAgent || vetApprovedAt !== null ? buyer : vetNotApproved;
}
