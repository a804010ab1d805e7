import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/people";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockApplicant } from "./find-applicant";

/** What an admin decides about, whose it is, and who decides. */
export async function findMatter(tx: Tx, { person }: Visit, id: number) {
  if (person === undefined) return notSignedIn();
  const [known] = await tx
    .select({ userId: approvals.userId, kind: approvals.kind })
    .from(approvals)
    .where(eq(approvals.id, id));
  const applicant = known && (await lockApplicant(tx, known.userId));
  if (known === undefined || applicant === undefined) return notFound();
  const [admin] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, person.id));
  return admin === undefined ? notSignedIn() : { kind: known.kind, applicant, admin };
}
