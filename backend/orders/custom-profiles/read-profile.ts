import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { describeProfile } from "./describe-profiles";
import { findProfile, lockProfile } from "./find-profile";

export async function readProfile(tx: Tx, caller: Caller, id: string) {
  const profile = await findProfile(tx, id);
  return profile instanceof Refusal ? profile : describeProfile(tx, caller, profile);
}

/** Deletes one of the user's own profiles. Guests' profiles cannot be deleted. Carts keep their copy of the tests. */
export async function deleteProfile(tx: Tx, caller: SignedInCaller, id: string) {
  const profile = await lockProfile(tx, caller, id);
  if (profile instanceof Refusal) return profile;
  if (profile.userId === null) return notFound();
  await tx.delete(customProfiles).where(eq(customProfiles.id, profile.id));
  return undefined;
}
