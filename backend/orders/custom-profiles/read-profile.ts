import { eq } from "drizzle-orm";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import type { Context, Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { describeProfile } from "./describe-profiles";
import { findProfile, lockProfile } from "./find-profile";

export async function readProfile({ tx, caller }: Context, { params: { id } }: Input<"customProfiles.get">) {
  const profile = await findProfile(tx, id);
  return profile instanceof Refusal ? profile : describeProfile(tx, caller, profile);
}

/** Deletes one of the user's own profiles. Guests' profiles cannot be deleted. Carts keep their copy of the tests. */
export async function deleteProfile(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"customProfiles.remove">,
) {
  const profile = await lockProfile(tx, caller, id);
  if (profile instanceof Refusal) return profile;
  if (profile.userId === null) return notFound();
  await tx.delete(customProfiles).where(eq(customProfiles.id, profile.id));
  return undefined;
}
