import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { lockUser } from "@/backend/modules/account/lock-user";

export type CustomProfile = typeof customProfiles.$inferSelect;

/** A guest's profile is open to anyone with its id; a user's to that user only. For others it is a 404. */
function isAccessibleTo({ user }: Caller, id: string) {
  const isGuests = isNull(customProfiles.userId);
  const isOwn = user && eq(customProfiles.userId, user.id);
  return and(eq(customProfiles.id, id), or(isGuests, isOwn));
}

export async function findProfile(tx: Tx, caller: Caller, id: string): Promise<CustomProfile | Refusal> {
  const [profile] = await tx.select().from(customProfiles).where(isAccessibleTo(caller, id));
  return profile ?? notFound();
}

/** For changes. When two users save a guest's profile at once, the second gets a 404. */
export async function lockProfile(tx: Tx, caller: Caller, id: string): Promise<CustomProfile | Refusal> {
  if (caller.user) await lockUser(tx, caller.user.id);
  const [profile] = await tx
    .select()
    .from(customProfiles)
    .where(isAccessibleTo(caller, id))
    .for("no key update");
  return profile ?? notFound();
}
