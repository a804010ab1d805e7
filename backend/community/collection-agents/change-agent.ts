import { addMonths } from "date-fns";
import { and, eq } from "drizzle-orm";
import { agentTermMonths } from "@/lib/config/community/collection-agents";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import type { SignedInCaller } from "@/backend/http/caller";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import { agentMails } from "@/backend/kernel/mail/agent-mails";
import { paths } from "@/lib/navigation/paths";
import { notify } from "@/backend/kernel/notifications/notify";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { toListingColumns } from "./agent-columns";
import { canTakeQuiz, findWrongAnswers } from "./quiz-rules";
import { readOwnAgent } from "./read-own-agent";

const notOpen = new Refusal(409, {
  code: "quiz_closed",
  message: "refusals.quizClosed",
});

/** Locks the account, so that its changes queue up, and reads its row. */
async function lockOwnAgent(tx: Tx, caller: SignedInCaller) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  const [agent] = await tx.select().from(collectionAgents).where(eq(collectionAgents.userId, user.id));
  return agent === undefined ? notFound() : { user, agent };
}

const changeable: readonly string[] = ["approved", "active", "expired"];

/** For approved agents; before that the application has the listing. */
export async function updateListing(
  { tx, caller }: SignedInContext,
  { body: input }: Input<"collectionAgents.updateListing">,
) {
  const own = await lockOwnAgent(tx, caller);
  if (own instanceof Refusal) return own;
  if (!changeable.includes(own.agent.state)) return notFound();
  const columns = await toListingColumns(tx, input);
  if (columns instanceof Refusal) return columns;
  await tx.update(collectionAgents).set(columns).where(eq(collectionAgents.id, own.agent.id));
  return readOwnAgent(tx, caller);
}

/** Ends the authorisation, or takes a waiting application back. Records of collected animals stay. */
export async function withdrawAgent({ tx, caller }: SignedInContext) {
  const own = await lockOwnAgent(tx, caller);
  if (own instanceof Refusal) return own;
  const { user, agent } = own;
  if (agent.state !== "declined" && agent.state !== "withdrawn") await endAgent(tx, user.id);
  await tx
    .delete(approvals)
    .where(and(eq(approvals.userId, user.id), eq(approvals.kind, "agent"), eq(approvals.state, "waiting")));
  return readOwnAgent(tx, caller);
}

export async function endAgent(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ isAgent: false }).where(eq(users.id, userId));
  await tx
    .update(collectionAgents)
    .set({ state: "withdrawn", expiresAt: null })
    .where(eq(collectionAgents.userId, userId));
}

/** All answers right: the agent is authorised for a year. A renewal adds the year to what is left of the term. */
export async function takeQuiz(
  { tx, caller, settings }: SignedInContext,
  { body: { answers } }: Input<"collectionAgents.takeQuiz">,
) {
  const own = await lockOwnAgent(tx, caller);
  if (own instanceof Refusal) return own;
  const { user, agent } = own;
  const now = new Date();
  if (!canTakeQuiz(agent, now)) return notOpen;
  const wrong = [...findWrongAnswers(answers)];
  if (wrong.length > 0) return { isPassed: false, wrong, expiresAt: null };
  const from = agent.state === "active" && agent.expiresAt !== null ? agent.expiresAt : now;
  const expiresAt = addMonths(from, agentTermMonths);
  await tx
    .update(collectionAgents)
    .set({ state: "active", quizPassedAt: now, expiresAt, remindedAt: null })
    .where(eq(collectionAgents.id, agent.id));
  await tx.update(users).set({ isAgent: true }).where(eq(users.id, user.id));
  const { appOrigin } = settings;
  await notify(tx, {
    event: "agentActive",
    appOrigin,
    key: `${agent.id} ${expiresAt.toISOString()}`,
    userId: user.id,
    path: paths.agentApplication,
    mail: {
      to: user.email,
      ...agentMails.active({ appOrigin, user, expiresAt, isListed: agent.isListed }),
    },
  });
  return { isPassed: true, wrong, expiresAt: expiresAt.toISOString() };
}
