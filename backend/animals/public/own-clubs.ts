import { asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { clubMembers, clubs } from "@/backend/db/schema/animal-access";
import type { SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";

export const notMember = new Refusal(403, {
  code: "not_member",
  message: "refusals.notMember",
});

export function listOwnClubs({ tx, caller: { user } }: SignedInContext) {
  return readOwnClubs(tx, user.id);
}

export function readOwnClubs(tx: Tx, userId: number) {
  return tx
    .select({ id: clubs.id, name: clubs.name, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(eq(clubMembers.userId, userId))
    .orderBy(asc(clubs.name));
}
