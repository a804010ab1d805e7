import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { customProfileMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockPerson } from "@/backend/modules/cart/own-cart";
import { chosenIn, refuseBreed, speciesOf, writeChoice } from "./choose-tests";
import { describeProfile } from "./describe-profiles";
import { type CustomProfile, lockProfile } from "./find-profile";

interface NewItems {
  readonly id?: string | null | undefined;
  readonly productIds: readonly number[];
  readonly breedId?: number | null | undefined;
}

/** What is in the profile already stays, and is there once. */
export async function addItems(tx: Tx, visit: Visit, { id, productIds, breedId }: NewItems) {
  const known = id ? await lockProfile(tx, visit, id) : undefined;
  if (known instanceof Refusal) return known;
  const speciesId = await speciesOf(tx, visit, productIds);
  if (speciesId instanceof Refusal) return speciesId;
  if (known && known.speciesId !== speciesId)
    return refuseFields({ productIds: customProfileMessages.otherSpecies });
  const wrongBreed = await refuseBreed(tx, speciesId, breedId);
  if (wrongBreed) return wrongBreed;
  const profile = known
    ? await saveAs(tx, visit, known, { breedId: breedId ?? known.breedId })
    : await make(tx, visit, { speciesId, breedId: breedId ?? null });
  if (profile instanceof Refusal) return profile;
  const refused = await writeChoice(tx, profile.id, [...(await chosenIn(tx, profile.id)), ...productIds]);
  return refused ?? describeProfile(tx, visit, profile);
}

async function make(tx: Tx, visit: Visit, facts: Pick<CustomProfile, "speciesId" | "breedId">) {
  const refused = await refuseOneMore(tx, visit);
  if (refused) return refused;
  const id = randomBytes(32).toString("base64url");
  const [made] = await tx
    .insert(customProfiles)
    .values({ id, userId: visit.person?.id, ...facts })
    .returning();
  if (made === undefined) throw new Error("An insert returned no row.");
  return made;
}

/** Whoever is signed in and changes a guest's profile saves it: from then on it is theirs. */
export async function saveAs(
  tx: Tx,
  visit: Visit,
  profile: CustomProfile,
  change: Partial<Pick<CustomProfile, "breedId" | "name">>,
) {
  const isTaken = profile.userId === null && visit.person !== undefined;
  const refused = isTaken ? await refuseOneMore(tx, visit) : undefined;
  if (refused) return refused;
  const userId = profile.userId ?? visit.person?.id ?? null;
  const saved = { ...profile, ...change, userId, updatedAt: new Date() };
  await tx.update(customProfiles).set(saved).where(eq(customProfiles.id, profile.id));
  return saved;
}

async function refuseOneMore(tx: Tx, { person }: Visit): Promise<Refusal | undefined> {
  if (person === undefined) return undefined;
  await lockPerson(tx, person.id);
  const [own] = await tx
    .select({ count: count() })
    .from(customProfiles)
    .where(eq(customProfiles.userId, person.id));
  const isFull = (own?.count ?? 0) >= limits.customProfiles;
  return isFull
    ? new Refusal(409, { code: "profiles_full", message: customProfileMessages.full })
    : undefined;
}
