import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ApprovalKind, ApprovalState } from "@/lib/config/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";
import { users } from "@/backend/db/schema/users";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { listingColumns, toListing } from "@/backend/modules/responsible-breeders/listing-columns";

interface ApprovalQuery extends Paging {
  readonly state?: ApprovalState | undefined;
  readonly kind?: ApprovalKind | undefined;
}

/** Waiting applications first, then decided ones; newest first in each. */
export async function listApprovals(tx: Tx, { state, kind, ...paging }: ApprovalQuery) {
  const where = and(state && eq(approvals.state, state), kind && eq(approvals.kind, kind));
  const rows = await selectApprovals(tx, where)
    .orderBy(
      desc(sql`${approvals.state} = 'waiting'`),
      desc(sql`coalesce(${approvals.decidedAt}, ${approvals.createdAt})`),
      desc(approvals.id),
    )
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx.select({ count: count() }).from(approvals).where(where);
  return envelope(rows.map(describe), total?.count ?? 0, paging);
}

export async function readApproval(tx: Tx, id: number) {
  const [row] = await selectApprovals(tx, eq(approvals.id, id));
  return row && describe(row);
}

function selectApprovals(tx: Tx, where: SQL | undefined) {
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

type ApprovalRow = Awaited<ReturnType<typeof selectApprovals>>[number];

function describe({ approval, applicant, ...listingRow }: ApprovalRow) {
  const { id, kind, state, details, note, decidedByName, createdAt, decidedAt } = approval;
  return {
    ...{ id, kind, state, details, note, applicant },
    listing: describeListing(listingRow),
    createdAt: createdAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function describeListing({ listing, country, breeds }: Pick<ApprovalRow, "listing" | "country" | "breeds">) {
  if (listing === null || country === null) return null;
  const { listedAt, ...facts } = listing;
  return { ...toListing({ ...facts, country, breeds }), isListed: listedAt !== null };
}
