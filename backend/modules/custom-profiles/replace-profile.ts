import { customProfileMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { saveAs } from "./add-items";
import { refuseBreed, speciesOf, writeChoice } from "./choose-tests";
import { describeProfile } from "./describe-profiles";
import { lockProfile } from "./find-profile";

interface Change {
  readonly productIds?: readonly number[] | null | undefined;
  readonly breedId?: number | null | undefined;
  readonly name?: string | null | undefined;
}

export async function replaceProfile(tx: Tx, visit: Visit, id: string, change: Change) {
  const profile = await lockProfile(tx, visit, id);
  if (profile instanceof Refusal) return profile;
  const { productIds, breedId, name } = change;
  // Names are for finding it again among one's own.
  if (name !== undefined && visit.person === undefined) return notSignedIn();
  const wrongBreed = await refuseBreed(tx, profile.speciesId, breedId);
  if (wrongBreed) return wrongBreed;
  const refused = productIds ? await choose(tx, visit, profile, productIds) : undefined;
  if (refused) return refused;
  const saved = await saveAs(tx, visit, profile, {
    ...(breedId !== undefined && { breedId }),
    ...(name !== undefined && { name: name?.trim() || null }),
  });
  return saved instanceof Refusal ? saved : describeProfile(tx, visit, saved);
}

async function choose(
  tx: Tx,
  visit: Visit,
  profile: { readonly id: string; readonly speciesId: number },
  productIds: readonly number[],
): Promise<Refusal | undefined> {
  const speciesId = await speciesOf(tx, visit, productIds);
  if (speciesId instanceof Refusal) return speciesId;
  if (speciesId !== profile.speciesId)
    return refuseFields({ productIds: customProfileMessages.otherSpecies });
  return writeChoice(tx, profile.id, productIds);
}
