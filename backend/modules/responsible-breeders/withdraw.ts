import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockApplicant } from "@/backend/modules/approvals/find-applicant";
import { unpublish } from "./listing";
import { readMine } from "./read-mine";

/** Off the list at once, and what still waits goes too: nobody is published after they have said no. */
export async function withdraw(tx: Tx, visit: Visit) {
  const user = visit.person && (await lockApplicant(tx, visit.person.id));
  if (user === undefined) return notSignedIn();
  await unpublish(tx, eq(breederListings.userId, user.id));
  await tx
    .delete(approvals)
    .where(
      and(
        eq(approvals.userId, user.id),
        eq(approvals.kind, "responsibleBreeder"),
        eq(approvals.state, "waiting"),
      ),
    );
  return readMine(tx, visit);
}
