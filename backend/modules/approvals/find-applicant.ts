import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import type { Applicant } from "./kinds";

/** Whoever applies and whoever decides waits here for the other: the person first, then their applications. */
export async function lockApplicant(tx: Tx, id: number): Promise<Applicant | undefined> {
  const [found] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
  return found;
}
