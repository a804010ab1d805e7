import type { Body } from "@/lib/contract/calls";
import { and, eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import type { Caller } from "@/backend/http/caller";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { runInTransaction } from "@/backend/http/transaction";
import { countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { agentMails } from "@/backend/kernel/mail/agent-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { checkSecurityAnswer } from "@/backend/account/public/security-question";
import { isPublished } from "./agent-columns";

interface ContactOptions {
  readonly db: Db;
  readonly caller: Caller;
  readonly settings: Settings;
  readonly id: number;
  readonly message: Body<"collectionAgents.contact">;
}

/** Mails a visitor's message to an agent on the finder. Limited by network, by agent and by the visitor's address. */
export async function contactAgent({
  db,
  caller,
  settings,
  id,
  message,
}: ContactOptions): Promise<Refusal | undefined> {
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
