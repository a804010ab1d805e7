import { errorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { readChosenTests, refuseBreed, readTestSpecies, replaceTests } from "./profile-tests";
import { describeProfile } from "./describe-profiles";
import { type CustomProfile, lockProfile } from "./find-profile";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

/** Adds tests to a profile, or creates one. Tests that it has already are ignored. */
export async function addItems(
  { tx, caller }: Context,
  { body: { id, productIds, breedId } }: Input<"customProfiles.addItems">,
) {
  const existing = id ? await lockProfile(tx, caller, id) : undefined;
  if (existing instanceof Refusal) return existing;
  const speciesId = await readTestSpecies(tx, caller, productIds);
  if (speciesId instanceof Refusal) return speciesId;
  if (existing && existing.speciesId !== speciesId)
    return refuseFields({ productIds: "fields.profileOtherSpecies" });
  const wrongBreed = await refuseBreed(tx, speciesId, breedId);
  if (wrongBreed) return wrongBreed;
  const profile = existing
    ? await saveProfile(tx, caller, existing, { breedId: breedId ?? existing.breedId })
    : await createProfile(tx, caller, { speciesId, breedId: breedId ?? null });
  if (profile instanceof Refusal) return profile;
  const refusal = await replaceTests(tx, profile.id, [
    ...(await readChosenTests(tx, profile.id)),
    ...productIds,
  ]);
  return refusal ?? describeProfile(tx, caller, profile);
}

async function createProfile(tx: Tx, caller: Caller, details: Pick<CustomProfile, "speciesId" | "breedId">) {
  const refusal = await refuseAboveLimit(tx, caller);
  if (refusal) return refusal;
  const id = randomToken();
  const created = insertedRow(
    await tx
      .insert(customProfiles)
      .values({ id, userId: caller.user?.id, ...details })
      .returning(),
  );
  return created;
}

/** Stores a change. A signed-in user who changes a guest's profile becomes its owner. */
export async function saveProfile(
  tx: Tx,
  caller: Caller,
  profile: CustomProfile,
  change: Partial<Pick<CustomProfile, "breedId" | "name">>,
) {
  const becomesOwned = profile.userId === null && caller.user !== undefined;
  const refusal = becomesOwned ? await refuseAboveLimit(tx, caller) : undefined;
  if (refusal) return refusal;
  const userId = profile.userId ?? caller.user?.id ?? null;
  const saved = { ...profile, ...change, userId, updatedAt: new Date() };
  await tx.update(customProfiles).set(saved).where(eq(customProfiles.id, profile.id));
  return saved;
}

async function refuseAboveLimit(tx: Tx, { user }: Caller): Promise<Refusal | undefined> {
  if (user === undefined) return undefined;
  await lockUser(tx, user.id);
  const total = await tx.$count(customProfiles, eq(customProfiles.userId, user.id));
  const isFull = total >= limits.customProfiles;
  return isFull
    ? new Refusal(409, {
        code: "profiles_full",
        message: errorCode("fields.profilesFull", { count: limits.customProfiles }),
      })
    : undefined;
}
