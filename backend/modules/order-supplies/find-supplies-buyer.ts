import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { notAllowed, notSignedIn } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";

/** Approved vets who may order supplies, and collection agents. */
export async function findSuppliesBuyer(tx: Tx, { user: currentUser }: Caller) {
  if (currentUser === undefined) return notSignedIn();
  const [user] = await tx.select().from(users).where(eq(users.id, currentUser.id));
  if (user === undefined) return notSignedIn();
  const isVet = user.type === "vet";
  return (isVet ? user.canOrderSupplies : user.isAgent) ? { user, isVet } : notAllowed();
}
