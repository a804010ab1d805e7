import { eq, inArray } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import type { Tx } from "@/backend/db/client";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { submitApplication } from "@/backend/community/public/submit-application";
import { readOwnListing } from "./read-own-listing";

/** Stores the requested listing unpublished. A published listing stays as it is until the application is approved. */
export async function applyForListing(
  { tx, caller }: SignedInContext,
  { body: application }: Input<"responsibleBreeders.apply">,
) {
  const breedIds = [...new Set(application.breed_ids)];
  const refusal = await refuseUnknownReferences(tx, application.country, breedIds);
  if (refusal) return refusal;
  const details = application.statement.trim();
  const submitted = await submitApplication(tx, caller, { kind: "responsibleBreeder", details });
  if (submitted instanceof Refusal) return submitted;
  const { approvalId, user } = submitted;
  const name = application.name.trim();
  await tx.insert(breederListings).values({
    approvalId,
    userId: user.id,
    name,
    sortKey: sortKey(name),
    countryCode: application.country,
    place: application.place.trim(),
    website: application.website ?? null,
  });
  await tx
    .insert(breederListingBreeds)
    .values(breedIds.map((breedId, position) => ({ approvalId, breedId, position })));
  return readOwnListing(tx, caller);
}

async function refuseUnknownReferences(
  tx: Tx,
  countryCode: string,
  breedIds: readonly number[],
): Promise<Refusal | undefined> {
  const known = await tx.select({ id: breeds.id }).from(breeds).where(inArray(breeds.id, breedIds));
  if (known.length < breedIds.length) return refuseFields({ breed_ids: "fields.invalid" });
  const found = await tx.select({ id: countries.id }).from(countries).where(eq(countries.code, countryCode));
  return found.length === 0 ? refuseFields({ country: "fields.invalid" }) : undefined;
}
