import { eq, inArray } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import { sortKey } from "@/lib/domain/sort-key";
import type { Tx } from "@/backend/db/client";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { fileApplication } from "@/backend/modules/approvals/apply";
import { readMine } from "./read-mine";

interface Application {
  readonly name: string;
  readonly country: string;
  readonly place: string;
  readonly breed_ids: readonly number[];
  readonly website?: string | null | undefined;
  readonly statement: string;
}

/** What was asked to be published stays with the application: what is published already stays as it is meanwhile. */
export async function applyAsBreeder(tx: Tx, visit: Visit, asked: Application) {
  const breedIds = [...new Set(asked.breed_ids)];
  const refused = await findUnknown(tx, asked.country, breedIds);
  if (refused) return refused;
  const details = asked.statement.trim();
  const filed = await fileApplication(tx, visit, { kind: "responsibleBreeder", details });
  if (filed instanceof Refusal) return filed;
  const { approvalId, user } = filed;
  const name = asked.name.trim();
  await tx.insert(breederListings).values({
    ...{ approvalId, userId: user.id, name, sortKey: sortKey(name) },
    countryCode: asked.country,
    place: asked.place.trim(),
    website: asked.website ?? null,
  });
  await tx
    .insert(breederListingBreeds)
    .values(breedIds.map((breedId, position) => ({ approvalId, breedId, position })));
  return readMine(tx, visit);
}

async function findUnknown(tx: Tx, code: string, ids: readonly number[]): Promise<Refusal | undefined> {
  const known = await tx.select({ id: breeds.id }).from(breeds).where(inArray(breeds.id, ids));
  if (known.length < ids.length) return refuseFields({ breed_ids: fieldMessages.invalid });
  const found = await tx.select({ id: countries.id }).from(countries).where(eq(countries.code, code));
  return found.length === 0 ? refuseFields({ country: fieldMessages.invalid }) : undefined;
}
