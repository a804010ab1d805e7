import { and, eq } from "drizzle-orm";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { agentMails } from "@/backend/kernel/mail/agent-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { checkSecurityAnswer } from "@/backend/account/public/security-question";
import { isPublished } from "./agent-columns";

/** Mails a visitor's message to an agent on the finder. Limited by network, by agent and by the visitor's address. */
export async function contactAgent(
  { db, caller, settings }: DbContext,
  { params: { id }, body: message }: Input<"collectionAgents.contact">,
) {
  const email = message.email.toLowerCase();
  const refusal =
    (await countRequest(db, networkCounter("agentMessages", caller.clientAddress))) ??
    (await checkSecurityAnswer(db, message, caller.language)) ??
    (await countRequest(
      db,
      { limit: "messagesToAgent", subject: `agent ${id}` },
      { limit: "agentMessagesOfSender", subject: email },
    ));
  if (refusal) return refusal;
  return runInTransaction(db, async (tx) => {
    const [agent] = await tx
      .select({ name: users.name, to: users.email, language: users.language })
      .from(collectionAgents)
      .innerJoin(users, eq(users.id, collectionAgents.userId))
      .where(and(eq(collectionAgents.id, id), isPublished));
    if (agent === undefined) return notFound();
    const { to, ...user } = agent;
    const { appOrigin } = settings;
    const sender = { name: message.name.trim(), email };
    const mail = agentMails.message({ appOrigin, user, sender, text: message.message.trim() });
    // The hidden field that only bots fill in.
    await putInOutbox(tx, { to: message.website ? null : to, ...mail });
    return undefined;
  });
}
