import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { countries } from "@/backend/db/schema/geography";
import { shows } from "@/backend/db/schema/shows";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { type ResearchFacts, readResearchFacts } from "@/backend/community/research/read-research-facts";
import { defaultLanguage } from "@/lib/config/languages";
import { listingColumns, toListing } from "@/backend/community/responsible-breeders/listing-columns";
import { describeShowFacts } from "@/backend/community/shows/show-facts";

/** Country of the agent; `countries` is that of the breeder. */
const agentCountries = alias(countries, "agent_countries");

/** Waiting applications first, then decided ones; newest first in each. */
export async function listApprovals(
  { tx }: SignedInContext,
  { query: { state, kind, ...paging } }: Input<"approvals.list">,
) {
  const where = and(state && eq(approvals.state, state), kind && eq(approvals.kind, kind));
  const rows = await selectApprovals(tx, where)
    .orderBy(
      desc(sql`${approvals.state} = 'waiting'`),
      desc(sql`coalesce(${approvals.decidedAt}, ${approvals.createdAt})`),
      desc(approvals.id),
    )
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(approvals, where);
  return envelope(await describeAll(tx, rows), total, paging);
}

export async function readApproval(tx: Tx, id: number) {
  const [row] = await selectApprovals(tx, eq(approvals.id, id));
  return row && (await describeAll(tx, [row]))[0];
}

function selectApprovals(tx: Tx, where: SQL | undefined) {
  // The administrators' screens are English.
  const { country, breeds } = listingColumns(defaultLanguage);
  const { id, name, email, type, clinic, registrationNumber } = users;
  return tx
    .select({
      approval: approvals,
      applicant: { id, name, email, type, clinic, registrationNumber },
      country,
      listing: {
        name: breederListings.name,
        place: breederListings.place,
        website: breederListings.website,
        listedAt: breederListings.listedAt,
      },
      breeds,
      show: shows,
      agent: collectionAgents,
      agentCountry: { code: agentCountries.code, name: agentCountries.name },
    })
    .from(approvals)
    .leftJoin(users, eq(users.id, approvals.userId))
    .leftJoin(breederListings, eq(breederListings.approvalId, approvals.id))
    .leftJoin(shows, eq(shows.approvalId, approvals.id))
    .leftJoin(countries, eq(countries.code, breederListings.countryCode))
    .leftJoin(collectionAgents, eq(collectionAgents.approvalId, approvals.id))
    .leftJoin(agentCountries, eq(agentCountries.code, collectionAgents.countryCode))
    .where(where);
}

type ApprovalRow = Awaited<ReturnType<typeof selectApprovals>>[number];

async function describeAll(tx: Tx, rows: readonly ApprovalRow[]) {
  const ids = rows.flatMap(({ approval }) => (approval.kind === "research" ? [approval.id] : []));
  const research = await readResearchFacts(tx, ids);
  return rows.map((row) => describe(row, research.get(row.approval.id)));
}

const guest = {
  id: null,
  name: "",
  email: "",
  type: "guest",
  clinic: null,
  registrationNumber: null,
} as const;

function describe(row: ApprovalRow, research?: ResearchFacts) {
  const { approval, applicant, show, agent, agentCountry, ...listingRow } = row;
  const { id, kind, state, details, note, decidedByName, createdAt, decidedAt } = approval;
  return {
    id,
    kind,
    state,
    details,
    note,
    applicant: { ...(applicant ?? guest), ...research?.contact },
    research: research?.facts ?? null,
    listing: describeListing(listingRow),
    show: show && describeShowFacts(show),
    agent: describeAgent({ agent, agentCountry }),
    createdAt: createdAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function describeListing({ listing, country, breeds }: Pick<ApprovalRow, "listing" | "country" | "breeds">) {
  if (listing === null || country === null) return null;
  const { listedAt, ...facts } = listing;
  return { ...toListing({ ...facts, country, breeds }, defaultLanguage), isListed: listedAt !== null };
}

function describeAgent({ agent, agentCountry }: Pick<ApprovalRow, "agent" | "agentCountry">) {
  if (agent === null || agentCountry === null) return null;
  const { name, place, area, species, fee, availability, state, club, expiresAt } = agent;
  return {
    name,
    place,
    area,
    species,
    fee,
    availability,
    state,
    club,
    country: agentCountry,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
