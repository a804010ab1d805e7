import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { notAllowed, notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";

/** Approved vets who may order supplies, and collection agents. */
export async function findBuyer(tx: Tx, { person }: Visit) {
  if (person === undefined) return notSignedIn();
  const [user] = await tx.select().from(users).where(eq(users.id, person.id));
  if (user === undefined) return notSignedIn();
  const isVet = user.type === "vet";
  return (isVet ? user.canOrderSupplies : user.isAgent) ? { user, isVet } : notAllowed();
}
