import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ApprovalKind, ApprovalState } from "@/lib/config/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";
import { users } from "@/backend/db/schema/people";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { listingColumns, toFacts } from "@/backend/modules/responsible-breeders/listing-facts";

interface Asked extends Paging {
  readonly state?: ApprovalState | undefined;
  readonly kind?: ApprovalKind | undefined;
}

/** What waits stands above what is decided; of both the newest first. */
export async function listApprovals(tx: Tx, { state, kind, ...paging }: Asked) {
  const isAsked = and(state && eq(approvals.state, state), kind && eq(approvals.kind, kind));
  const rows = await findDescribed(tx, isAsked)
    .orderBy(
      desc(sql`${approvals.state} = 'waiting'`),
      desc(sql`coalesce(${approvals.decidedAt}, ${approvals.createdAt})`),
      desc(approvals.id),
    )
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx.select({ count: count() }).from(approvals).where(isAsked);
  return envelope(rows.map(describe), total?.count ?? 0, paging);
}

/** Undefined where there is none of this number. */
export async function readApproval(tx: Tx, id: number) {
  const [row] = await findDescribed(tx, eq(approvals.id, id));
  return row && describe(row);
}

function findDescribed(tx: Tx, where: SQL | undefined) {
  const { id, name, email, type, clinic, registrationNumber } = users;
  return tx
    .select({
      approval: approvals,
      applicant: { id, name, email, type, clinic, registrationNumber },
      country: listingColumns.country,
      listing: {
        name: breederListings.name,
        place: breederListings.place,
        website: breederListings.website,
        listedAt: breederListings.listedAt,
      },
      breeds: listingColumns.breeds,
    })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .leftJoin(breederListings, eq(breederListings.approvalId, approvals.id))
    .leftJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(where);
}

type Described = Awaited<ReturnType<typeof findDescribed>>[number];

function describe({ approval, applicant, ...published }: Described) {
  const { id, kind, state, details, note, decidedByName, createdAt, decidedAt } = approval;
  return {
    ...{ id, kind, state, details, note, applicant },
    listing: describeListing(published),
    createdAt: createdAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function describeListing({ listing, country, breeds }: Pick<Described, "listing" | "country" | "breeds">) {
  if (listing === null || country === null) return null;
  const { listedAt, ...facts } = listing;
  return { ...toFacts({ ...facts, country, breeds }), isListed: listedAt !== null };
}
