import { and, eq, inArray } from "drizzle-orm";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { endGrants } from "@/backend/animals/sharing/animal-sharing/revoke-grants";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { declineUnshared } from "@/backend/animals/results/parentage/decline-unshared";
import { readOwnClubs } from "@/backend/animals/public/own-clubs";

/** The owner takes an animal back from all clubs, an officer from the clubs they run. */
export async function removeClubAnimal(
  { tx, caller, settings }: SignedInContext,
  { query: { animalId } }: Input<"clubs.removeAccess">,
) {
  const { id: userId } = caller.user;
  const [animal] = await tx
    .select({ ownerId: animals.ownerId })
    .from(animals)
    .where(eq(animals.id, animalId))
    .for("update");
  if (animal === undefined) return notFound();
  const officerOf = (await readOwnClubs(tx, userId)).filter(({ role }) => role === "officer");
  const isOwner = animal.ownerId === userId;
  const removed = await endGrants(
    tx,
    and(
      eq(animalGrants.animalId, animalId),
      eq(animalGrants.kind, "club"),
      isOwner
        ? undefined
        : inArray(
            animalGrants.clubId,
            officerOf.map(({ id }) => id),
          ),
    ),
  );
  if (removed.length === 0) return notFound();
  await recordAnimalEvent(tx, caller, animalId, "unshared", { with: "club" });
  await declineUnshared({ tx, appOrigin: settings.appOrigin }, animalId);
  return undefined;
}
