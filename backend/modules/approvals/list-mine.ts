import { and, desc, eq } from "drizzle-orm";
import { type ApprovalKind, approvalKinds } from "@/lib/config/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/people";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { type Applicant, kinds } from "./kinds";

/** Everything that is for somebody like them, and how each stands. */
export async function listMine(tx: Tx, { person }: Visit) {
  if (person === undefined) return notSignedIn();
  const [user] = await tx.select().from(users).where(eq(users.id, person.id));
  if (user === undefined) return notSignedIn();
  const standings = [];
  for (const kind of approvalKinds)
    if (kinds[kind].types.includes(user.type)) standings.push(await readStanding(tx, user, kind));
  return standings;
}

export async function readStanding(tx: Tx, user: Applicant, kind: ApprovalKind) {
  const [newest] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.userId, user.id), eq(approvals.kind, kind)))
    .orderBy(desc(approvals.id))
    .limit(1);
  const { isHeld, isRenewable, missing } = kinds[kind];
  const isTheirs = await isHeld(user, tx);
  // Approved once and given back, or taken back: there is nothing to say of it now.
  const said = newest && (isTheirs || newest.state !== "approved") ? describe(newest) : nothingSaid;
  const isAnew = isRenewable && said.state === "waiting";
  const state = isTheirs && !isAnew ? ("approved" as const) : said.state;
  const isOpen = state === "none" || state === "declined";
  return { ...said, kind, state, canApply: isOpen && missing(user) === undefined };
}

const nothingSaid = { state: "none", details: null, note: null, appliedAt: null, decidedAt: null } as const;

function describe({ state, details, note, createdAt, decidedAt }: typeof approvals.$inferSelect) {
  return {
    ...{ state, details, note },
    appliedAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
