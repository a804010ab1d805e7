import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { lockUser } from "@/backend/kernel/users/lock-user";

export type CustomProfile = typeof customProfiles.$inferSelect;

/** Whoever has the unguessable id may read a profile, as with a link that its owner shares. */
export async function findProfile(tx: Tx, id: string): Promise<CustomProfile | Refusal> {
  const [profile] = await tx.select().from(customProfiles).where(eq(customProfiles.id, id));
  return profile ?? notFound();
}

/** A guest's profile may be changed by anyone with its id; a user's by that user only. For others it is a 404. */
function isChangeableBy({ user }: Caller, id: string) {
  const isGuests = isNull(customProfiles.userId);
  const isOwn = user && eq(customProfiles.userId, user.id);
  return and(eq(customProfiles.id, id), or(isGuests, isOwn));
}

/** For the cart, which copies the tests of profiles that the caller may change. */
export async function findChangeableProfile(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<CustomProfile | Refusal> {
  const [profile] = await tx.select().from(customProfiles).where(isChangeableBy(caller, id));
  return profile ?? notFound();
}

/** For changes. When two users save a guest's profile at once, the second gets a 404. */
export async function lockProfile(tx: Tx, caller: Caller, id: string): Promise<CustomProfile | Refusal> {
  if (caller.user) await lockUser(tx, caller.user.id);
  const [profile] = await tx
    .select()
    .from(customProfiles)
    .where(isChangeableBy(caller, id))
    .for("no key update");
  return profile ?? notFound();
}
