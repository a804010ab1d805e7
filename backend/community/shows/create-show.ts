import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq, inArray, sql } from "drizzle-orm";
import { showLimits } from "@/lib/config/community/shows";
import type { ShowInput } from "@/lib/contract/community/shows/shows.types";
import type { Tx } from "@/backend/db/client";
import { shows } from "@/backend/db/schema/shows";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { submitApplication } from "@/backend/community/public/submit-application";
import { readShow } from "./select-shows";

const registered = new Refusal(409, {
  code: "registered",
  message: "refusals.showRegistered",
});

const full = new Refusal(409, {
  code: "full",
  message: "refusals.showsFull",
});

/** Registers a show and puts it into the approvals queue. A repeated request is refused. */
export async function createShow({ tx, caller }: SignedInContext, { body: input }: Input<"shows.create">) {
  const errors = findErrors(input);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  // Locks the account, so that repeated requests queue up.
  const submitted = await submitApplication(tx, caller, { kind: input.kind, details: null });
  if (submitted instanceof Refusal) return submitted;
  const userId = submitted.user.id;
  const refusal = await refuseRepeated(tx, userId, input);
  if (refusal) return refusal;
  const [row] = await tx
    .insert(shows)
    .values({ userId, approvalId: submitted.approvalId, ...toColumns(input) })
    .returning({ id: shows.id });
  return (await readShow(tx, eq(shows.id, row?.id ?? 0))) ?? notFound();
}

function toColumns({ kind, heldOn, entries, kits, ...input }: ShowInput) {
  const textOf = (value: string | null | undefined) => value?.trim() || null;
  return {
    kind,
    heldOn,
    entries,
    kits,
    club: input.club.trim(),
    name: input.name.trim(),
    place: input.place.trim(),
    request: textOf(input.request),
    offer: textOf(input.offer),
    catalogueOn: input.catalogueOn ?? null,
    contactName: input.contactName.trim(),
    contactEmail: input.contactEmail.toLowerCase(),
    contactPhone: textOf(input.contactPhone),
  };
}

function findErrors({ kind, heldOn, catalogueOn, request, offer }: ShowInput): FieldErrors {
  const isSponsorship = kind === "sponsorship";
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...(isSponsorship && !request?.trim() && { request: "fields.required" }),
    ...(isSponsorship && !offer?.trim() && { offer: "fields.required" }),
    ...(heldOn <= today && { heldOn: "fields.showPast" }),
    ...(catalogueOn && catalogueOn > heldOn && { catalogueOn: "fields.showCatalogue" }),
  };
}

async function refuseRepeated(tx: Tx, userId: number, { name, heldOn }: ShowInput) {
  const isOwn = eq(shows.userId, userId);
  const [same] = await tx
    .select({ id: shows.id })
    .from(shows)
    .where(
      and(
        ...[isOwn, eq(shows.heldOn, heldOn), eq(sql`lower(${shows.name})`, name.trim().toLowerCase())],
        inArray(shows.state, ["requested", "approved", "kits-sent", "held", "closed"]),
      ),
    )
    .limit(1);
  if (same !== undefined) return registered;
  const waiting = await tx.$count(shows, and(isOwn, eq(shows.state, "requested")));
  return waiting >= showLimits.requested ? full : undefined;
}
