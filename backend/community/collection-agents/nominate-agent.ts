import { errorCode } from "@/lib/domain/error-codes";
import { addDays } from "date-fns";
import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { agentLimits, nominationDays } from "@/lib/config/community/collection-agents";
import { agentNominations } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, notSignedIn, refuseFields } from "@/backend/http/refusals";
import { agentMails } from "@/backend/kernel/mail/agent-mails";
import { paths } from "@/lib/navigation/paths";
import { notify } from "@/backend/kernel/notifications/notify";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { notMember, readOwnClubs } from "@/backend/animals/public/own-clubs";
import type { Tx } from "@/backend/db/client";
import { readOwnAgent } from "./read-own-agent";

/**
 * In the name of the member's first club. The mail has no words of the member, because the address may belong to
 * anybody; the response does not tell whether it has an account.
 */
export async function nominateAgent(
  { tx, caller, settings }: SignedInContext,
  { body: nomination }: Input<"collectionAgents.nominate">,
) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  const [club] = await readOwnClubs(tx, user.id);
  if (club === undefined) return notMember;
  const email = nomination.email.toLowerCase();
  if (email === user.email) return refuseFields({ email: "fields.agentNominatesSelf" });
  const now = new Date();
  const isOpen = and(isNull(agentNominations.acceptedAt), gt(agentNominations.expiresAt, now));
  const open = await tx.$count(agentNominations, and(eq(agentNominations.nominatedBy, user.id), isOpen));
  if (open >= agentLimits.nominations)
    return refuseFields({
      email: errorCode("fields.agentTooManyNominations", { count: agentLimits.nominations }),
    });
  await deleteExpired(tx, club.id, email, now);
  const [inserted] = await tx
    .insert(agentNominations)
    .values({
      clubId: club.id,
      nominatedBy: user.id,
      name: nomination.name.trim(),
      email,
      expiresAt: addDays(now, nominationDays),
    })
    .onConflictDoNothing()
    .returning({ id: agentNominations.id });
  if (inserted === undefined) return refuseFields({ email: "fields.agentNominatedAlready" });
  const [account] = await tx.select({ language: users.language }).from(users).where(eq(users.email, email));
  const language = account?.language ?? user.language;
  const { appOrigin } = settings;
  await notify(tx, {
    event: "agentNominated",
    appOrigin,
    key: inserted.id,
    path: paths.agentApplication,
    params: { other: club.name },
    mail: { to: email, ...agentMails.nominated({ appOrigin, language, club: club.name }) },
  });
  return readOwnAgent(tx, caller);
}

async function deleteExpired(tx: Tx, clubId: number, email: string, now: Date): Promise<void> {
  await tx
    .delete(agentNominations)
    .where(
      and(
        eq(agentNominations.clubId, clubId),
        eq(agentNominations.email, email),
        isNull(agentNominations.acceptedAt),
        lte(agentNominations.expiresAt, now),
      ),
    );
}

/** By the member who made it, or by whom it names. */
export async function removeNomination(
  { tx, caller: { user } }: SignedInContext,
  { params: { id } }: Input<"collectionAgents.removeNomination">,
) {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user.id));
  const removed = await tx
    .delete(agentNominations)
    .where(
      and(
        eq(agentNominations.id, id),
        isNull(agentNominations.acceptedAt),
        or(eq(agentNominations.nominatedBy, user.id), eq(agentNominations.email, account?.email ?? "")),
      ),
    )
    .returning({ id: agentNominations.id });
  return removed.length > 0 ? undefined : notFound();
}
