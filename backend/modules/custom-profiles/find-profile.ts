import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockPerson } from "@/backend/modules/cart/own-cart";

export type CustomProfile = typeof customProfiles.$inferSelect;

/** A guest's answers whoever knows its id; a person's that person only. To others it does not exist. */
function usable({ person }: Visit, id: string) {
  const isNobodys = isNull(customProfiles.userId);
  const isTheirs = person && eq(customProfiles.userId, person.id);
  return and(eq(customProfiles.id, id), or(isNobodys, isTheirs));
}

export async function findProfile(tx: Tx, visit: Visit, id: string): Promise<CustomProfile | Refusal> {
  const [profile] = await tx.select().from(customProfiles).where(usable(visit, id));
  return profile ?? notFound();
}

/** For changes: of two people who save a guest's at once the second finds it taken. The person first, as in carts. */
export async function lockProfile(tx: Tx, visit: Visit, id: string): Promise<CustomProfile | Refusal> {
  if (visit.person) await lockPerson(tx, visit.person.id);
  const [profile] = await tx.select().from(customProfiles).where(usable(visit, id)).for("no key update");
  return profile ?? notFound();
}
