import { eq, inArray } from "drizzle-orm";
import { presetBreeds } from "@/backend/db/schema/account";
import { breeds } from "@/backend/db/schema/breeds";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { refuseFields } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { readAccount } from "./read-account";

/** Replaces the user's breeds, in the given order. */
export async function setPresetBreeds(
  { tx, caller }: SignedInContext,
  { body: { breed_ids: breedIds } }: Input<"account.animalPreset">,
) {
  const { user } = caller;
  const uniqueIds = [...new Set(breedIds)];
  const known = await tx.select({ id: breeds.id }).from(breeds).where(inArray(breeds.id, uniqueIds));
  if (known.length < uniqueIds.length) return refuseFields({ breed_ids: "fields.invalid" });
  await lockUser(tx, user.id);
  await tx.delete(presetBreeds).where(eq(presetBreeds.userId, user.id));
  const rows = uniqueIds.map((breedId, position) => ({ userId: user.id, breedId, position }));
  if (rows.length > 0) await tx.insert(presetBreeds).values(rows);
  return readAccount(tx, caller);
}
