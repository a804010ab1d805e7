import { and, asc, eq } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { animalGrants, clubs } from "@/backend/db/schema/animal-access";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { describeGrants, isCurrentGrant } from "./grant-response";

const maxClubs = 500;

/** Who can see the animal, for its owner. */
export async function listGrants(
  { tx, caller: { user } }: SignedInContext,
  { params: { id: animalId } }: Input<"animalSharing.list">,
) {
  const access = await readAccess(tx, { userId: user.id, isProbe: true }, animalId, "summary");
  if (access?.relation !== "owner") return notFound();
  const { name, speciesId } = access.animal;
  return {
    animal: { id: animalId, name, species: speciesName(speciesId) },
    grants: await describeGrants(tx, and(eq(animalGrants.animalId, animalId), isCurrentGrant())),
    clubs: await tx
      .select({ id: clubs.id, name: clubs.name })
      .from(clubs)
      .orderBy(asc(clubs.name))
      .limit(maxClubs),
  };
}
