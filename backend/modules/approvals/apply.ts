import { sql } from "drizzle-orm";
import type { ApprovalKind } from "@/lib/config/approvals";
import type { UserType } from "@/lib/config/user-types";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { notAllowed, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockApplicant } from "./find-applicant";
import { kinds } from "./kinds";
import { readStanding } from "./list-mine";

interface Application {
  readonly kind: ApprovalKind;
  readonly details: string;
}

const hasItAlready = new Refusal(409, { code: "approved", message: "This is approved already." });

const waitsAlready = new Refusal(409, {
  code: "waiting",
  message: "You have applied already. We write to you as soon as it is decided.",
});

export async function apply(tx: Tx, visit: Visit, { kind, details }: Application) {
  const filed = await fileApplication(tx, visit, { kind, details: details.trim() });
  return filed instanceof Refusal ? filed : readStanding(tx, filed.user, kind);
}

/** Onto the desk, whatever the kind: one that asks for more than words writes the rest beside it. */
export async function fileApplication(tx: Tx, { person }: Visit, { kind, details }: Application) {
  const user = person && (await lockApplicant(tx, person.id));
  if (user === undefined) return notSignedIn();
  const { types, isHeld, isRenewable, missing } = kinds[kind];
  if (!types.includes(user.type)) return notAllowed();
  if (!isRenewable && (await isHeld(user, tx))) return hasItAlready;
  const refused = missing(user);
  if (refused) return refused;
  const approvalId = await putOnDesk(tx, { kind, userId: user.id, details });
  return approvalId === undefined ? waitsAlready : { approvalId, user };
}

/** A vet has nothing to do for it: whoever confirmed their registration has told us what we look at. */
export async function putVetOnDesk(tx: Tx, { id, type }: { id: number; type: UserType }): Promise<void> {
  if (type === "vet") await putOnDesk(tx, { kind: "vet", userId: id, details: null });
}

/** Undefined where one waits already. */
async function putOnDesk(tx: Tx, application: typeof approvals.$inferInsert): Promise<number | undefined> {
  const [written] = await tx
    .insert(approvals)
    .values(application)
    .onConflictDoNothing({
      target: [approvals.userId, approvals.kind],
      where: sql`${approvals.state} = 'waiting'`,
    })
    .returning({ id: approvals.id });
  return written?.id;
}
