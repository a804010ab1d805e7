import { and, eq, isNull } from "drizzle-orm";
import { clubScopes } from "@/lib/config/animals/animal-access";
import { animalGrants } from "@/backend/db/schema/animal-access";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { lockOwnAnimals } from "@/backend/animals/public/lock-own-animals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { notMember, readOwnClubs } from "@/backend/animals/public/own-clubs";

/** Shows the caller's animals to all clubs of the caller. The caller stays the owner. */
export async function addClubAnimals(
  { tx, caller }: SignedInContext,
  { body: { animal_ids: ids } }: Input<"clubs.transferAnimals">,
) {
  const clubs = await readOwnClubs(tx, caller.user.id);
  if (clubs.length === 0) return notMember;
  const own = await lockOwnAnimals(tx, caller.user.id, ids);
  if (own === undefined) return notFound();
  for (const { id: animalId } of own)
    for (const { id: clubId, name } of clubs) {
      const [current] = await tx
        .update(animalGrants)
        .set({ scopes: [...clubScopes], endsAt: null })
        .where(
          and(
            eq(animalGrants.animalId, animalId),
            eq(animalGrants.clubId, clubId),
            isNull(animalGrants.revokedAt),
          ),
        )
        .returning({ id: animalGrants.id });
      if (current !== undefined) continue;
      await tx.insert(animalGrants).values({
        animalId,
        clubId,
        grantedBy: caller.user.id,
        kind: "club",
        scopes: [...clubScopes],
      });
      await recordAnimalEvent(tx, caller, animalId, "shared", { with: "club", club: name });
    }
  return { count: own.length };
}
