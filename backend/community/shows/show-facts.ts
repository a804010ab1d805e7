import type { shows } from "@/backend/db/schema/shows";

/** What the club has told about its show. */
export function describeShowFacts(show: typeof shows.$inferSelect) {
  const { kind, club, name, heldOn, place, entries, kits, request, offer, catalogueOn } = show;
  const { contactName, contactEmail, contactPhone } = show;
  return {
    kind,
    club,
    name,
    heldOn,
    place,
    entries,
    kits,
    request,
    offer,
    catalogueOn,
    contactName,
    contactEmail,
    contactPhone,
  };
}
