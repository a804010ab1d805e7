import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { listingColumns, toFacts } from "./listing-facts";

/** How one's own matter stands: what is published, and what one last asked to have published. */
export async function readMine(tx: Tx, { person }: Visit) {
  if (person === undefined) return notSignedIn();
  const [listing] = await tx
    .select(listingColumns)
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(and(eq(breederListings.userId, person.id), isNotNull(breederListings.listedAt)));
  const [newest] = await tx
    .select({
      ...listingColumns,
      state: approvals.state,
      note: approvals.note,
      statement: approvals.details,
    })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .innerJoin(approvals, eq(approvals.id, breederListings.approvalId))
    .where(eq(breederListings.userId, person.id))
    .orderBy(desc(breederListings.approvalId))
    .limit(1);
  return {
    listing: listing ? toFacts(listing) : null,
    application: newest ? toFacts({ ...newest, statement: newest.statement ?? "" }) : null,
  };
}
