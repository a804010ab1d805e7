import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";
import type { SignedInCaller } from "@/backend/http/caller";
import { listingColumns, toListing } from "./listing-columns";

/** The user's published listing and their latest application. */
export async function readOwnListing(tx: Tx, { user, language }: SignedInCaller) {
  const [listing] = await tx
    .select(listingColumns(language))
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(and(eq(breederListings.userId, user.id), isNotNull(breederListings.listedAt)));
  const [application] = await tx
    .select({
      ...listingColumns(language),
      state: approvals.state,
      note: approvals.note,
      statement: approvals.details,
    })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .innerJoin(approvals, eq(approvals.id, breederListings.approvalId))
    .where(eq(breederListings.userId, user.id))
    .orderBy(desc(breederListings.approvalId))
    .limit(1);
  return {
    listing: listing ? toListing(listing, language) : null,
    application: application
      ? toListing({ ...application, statement: application.statement ?? "" }, language)
      : null,
  };
}
