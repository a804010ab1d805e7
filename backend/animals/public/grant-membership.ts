import { eq, sql } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Tx } from "@/backend/db/client";
import { clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/users";

/** The application is the name of the club. The first member of a club becomes its officer. */
export async function grantMembership(tx: Tx, approval: { readonly id: number; readonly userId: number }) {
  const [application] = await tx
    .select({ details: approvals.details })
    .from(approvals)
    .where(eq(approvals.id, approval.id));
  const name = (application?.details ?? "").trim().slice(0, limits.shortTextLength);
  const { userId } = approval;
  const [known] = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(sql`lower(${clubs.name})`, name.toLowerCase()));
  const clubId = known?.id ?? (await insertClub(tx, name));
  const members = await tx
    .select({ userId: clubMembers.userId })
    .from(clubMembers)
    .where(eq(clubMembers.clubId, clubId))
    .limit(1);
  await tx
    .insert(clubMembers)
    .values({ clubId, userId, role: members.length === 0 ? "officer" : "member" })
    .onConflictDoNothing();
  await tx.update(users).set({ isClubMember: true }).where(eq(users.id, userId));
}

async function insertClub(tx: Tx, name: string): Promise<number> {
  const [club] = await tx
    .insert(clubs)
    .values({ name })
    .onConflictDoUpdate({ target: clubs.name, set: { name } })
    .returning({ id: clubs.id });
  if (club === undefined) throw new Error("The club was not stored.");
  return club.id;
}
