import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/users";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import type { SignedInCaller } from "@/backend/http/caller";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { readResearchContact } from "@/backend/community/research/read-research-facts";

/** Reads an application with applicant and deciding admin, and locks the applicant, so that decisions queue up. */
export async function lockApplication(tx: Tx, { user }: SignedInCaller, id: number) {
  const [application] = await tx
    .select({ userId: approvals.userId, kind: approvals.kind })
    .from(approvals)
    .where(eq(approvals.id, id));
  const applicant = application && (await lockApplicant(tx, { id, ...application }));
  if (application === undefined || applicant === undefined) return notFound();
  const [admin] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, user.id));
  return admin === undefined ? notSignedIn() : { kind: application.kind, applicant, admin };
}

interface ApplicationRef {
  readonly id: number;
  readonly userId: number | null;
}

/** The id is null for a guest. */
async function lockApplicant(tx: Tx, { id, userId }: ApplicationRef) {
  const user = userId === null ? undefined : await lockUser(tx, userId);
  const contact = (await readResearchContact(tx, id)) ?? user;
  if (contact === undefined) return undefined;
  const { name, email, language } = contact;
  return { id: user?.id ?? null, name, email, language };
}
