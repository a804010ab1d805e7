import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { describeProfile } from "./describe-profiles";
import { findProfile, lockProfile } from "./find-profile";

export async function readProfile(tx: Tx, visit: Visit, id: string) {
  const profile = await findProfile(tx, visit, id);
  return profile instanceof Refusal ? profile : describeProfile(tx, visit, profile);
}

/** One's own only: a guest's is nobody's to delete. Carts keep what they hold of it. */
export async function removeProfile(tx: Tx, visit: Visit, id: string) {
  if (visit.person === undefined) return notSignedIn();
  const profile = await lockProfile(tx, visit, id);
  if (profile instanceof Refusal) return profile;
  if (profile.userId === null) return notFound();
  await tx.delete(customProfiles).where(eq(customProfiles.id, profile.id));
  return undefined;
}
