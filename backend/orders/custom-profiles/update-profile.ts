import type { Tx } from "@/backend/db/client";
import type { Context, Input } from "@/backend/http/handler-types";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { saveProfile } from "./add-items";
import { refuseBreed, readTestSpecies, replaceTests } from "./profile-tests";
import { describeProfile } from "./describe-profiles";
import { lockProfile } from "./find-profile";

export async function updateProfile(
  { tx, caller }: Context,
  { params: { id }, body: change }: Input<"customProfiles.replace">,
) {
  const profile = await lockProfile(tx, caller, id);
  if (profile instanceof Refusal) return profile;
  const { productIds, breedId, name } = change;
  // Names only matter in the list of saved profiles, which guests do not have.
  if (name !== undefined && caller.user === undefined) return notSignedIn();
  const wrongBreed = await refuseBreed(tx, profile.speciesId, breedId);
  if (wrongBreed) return wrongBreed;
  const refusal = productIds ? await replaceChosenTests(tx, caller, profile, productIds) : undefined;
  if (refusal) return refusal;
  const saved = await saveProfile(tx, caller, profile, {
    ...(breedId !== undefined && { breedId }),
    ...(name !== undefined && { name: name?.trim() || null }),
  });
  return saved instanceof Refusal ? saved : describeProfile(tx, caller, saved);
}

async function replaceChosenTests(
  tx: Tx,
  caller: Caller,
  profile: { readonly id: string; readonly speciesId: number },
  productIds: readonly number[],
): Promise<Refusal | undefined> {
  const speciesId = await readTestSpecies(tx, caller, productIds);
  if (speciesId instanceof Refusal) return speciesId;
  if (speciesId !== profile.speciesId) return refuseFields({ productIds: "fields.profileOtherSpecies" });
  return replaceTests(tx, profile.id, productIds);
}
