import type { ApprovalKind } from "@/lib/config/community/approvals";
import type { UserType } from "@/lib/config/user-types";
import type { Tx } from "@/backend/db/client";
import { approvals, isOnlyWaiting } from "@/backend/db/schema/approvals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notAllowed, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { SignedInCaller } from "@/backend/http/caller";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { approvalRules } from "./approval-rules";
import { readApprovalStatus } from "@/backend/community/approvals/list-own-approvals";

interface Application {
  readonly kind: ApprovalKind;
  readonly details: string | null;
}

const alreadyApproved = new Refusal(409, { code: "approved", message: "refusals.alreadyApproved" });

const alreadyWaiting = new Refusal(409, {
  code: "waiting",
  message: "refusals.alreadyApplied",
});

export async function applyForApproval(
  { tx, caller }: SignedInContext,
  { body: { kind, details } }: Input<"approvals.apply">,
) {
  const submitted = await submitApplication(tx, caller, { kind, details: details.trim() });
  return submitted instanceof Refusal ? submitted : readApprovalStatus(tx, submitted.user, kind);
}

/** Adds an application to the approvals queue. Kinds with more data store it themselves, under the returned id. */
export async function submitApplication(tx: Tx, caller: SignedInCaller, { kind, details }: Application) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  const rule = approvalRules[kind];
  if (!rule.userTypes.includes(user.type)) return notAllowed();
  if (!rule.canReapply && (await rule.isGranted(user, tx))) return alreadyApproved;
  const refusal = rule.refuseApplication(user);
  if (refusal) return refusal;
  const approvalId = await insertApplication(tx, { kind, userId: user.id, details });
  return approvalId === undefined ? alreadyWaiting : { approvalId, user };
}

/** Vets apply for approval automatically when they confirm their registration, and when their practice changes. */
export async function queueVetApproval(tx: Tx, { id, type }: { id: number; type: UserType }): Promise<void> {
  if (type === "vet") await insertApplication(tx, { kind: "vet", userId: id, details: null });
}

interface GuestApplication extends Application {
  readonly userId: number | undefined;
}

/** For kinds that guests may apply for, any number of times. */
export async function insertGuestApplication(tx: Tx, application: GuestApplication): Promise<number> {
  const [inserted] = await tx.insert(approvals).values(application).returning({ id: approvals.id });
  if (inserted === undefined) throw new Error("The application was not stored.");
  return inserted.id;
}

/** Undefined if an application of this kind is waiting already. */
async function insertApplication(
  tx: Tx,
  application: typeof approvals.$inferInsert,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(approvals)
    .values(application)
    .onConflictDoNothing({
      target: [approvals.userId, approvals.kind],
      where: isOnlyWaiting,
    })
    .returning({ id: approvals.id });
  return inserted?.id;
}
