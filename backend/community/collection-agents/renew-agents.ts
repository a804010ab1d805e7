import { addDays } from "date-fns";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { renewalDays } from "@/lib/config/community/collection-agents";
import type { Db, Tx } from "@/backend/db/client";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import { agentMails } from "@/backend/kernel/mail/agent-mails";
import { paths } from "@/lib/navigation/paths";
import { notify } from "@/backend/kernel/notifications/notify";

interface RunOptions {
  readonly db: Db;
  readonly appOrigin: string;
  readonly now: Date;
}

const maxPerRun = 500;

/** Ends terms that are over, and reminds agents whose term ends soon, once. */
export async function renewAgents({ db, appOrigin, now }: RunOptions): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { agent, user } of await lockAgents(tx, lte(collectionAgents.expiresAt, now))) {
      await tx.update(users).set({ isAgent: false }).where(eq(users.id, user.id));
      await tx.update(collectionAgents).set({ state: "expired" }).where(eq(collectionAgents.id, agent.id));
      await notify(tx, {
        event: "agentExpired",
        appOrigin,
        key: termKey(agent),
        userId: user.id,
        path: paths.agentQuiz,
        mail: { to: user.email, ...agentMails.expired({ appOrigin, user }) },
      });
    }
    const endsSoon = and(
      lte(collectionAgents.expiresAt, addDays(now, renewalDays)),
      isNull(collectionAgents.remindedAt),
    );
    for (const { agent, user } of await lockAgents(tx, endsSoon)) {
      await tx.update(collectionAgents).set({ remindedAt: now }).where(eq(collectionAgents.id, agent.id));
      const { expiresAt } = agent;
      if (expiresAt === null) continue;
      await notify(tx, {
        event: "agentEndsSoon",
        appOrigin,
        key: termKey(agent),
        userId: user.id,
        path: paths.agentQuiz,
        mail: { to: user.email, ...agentMails.endsSoon({ appOrigin, user, expiresAt }) },
      });
    }
  });
}

/** Every term ends once. */
const termKey = ({ id, expiresAt }: typeof collectionAgents.$inferSelect) =>
  `${id} ${expiresAt?.toISOString() ?? ""}`;

/** Locks the accounts first, like every other change of theirs. */
function lockAgents(tx: Tx, where: ReturnType<typeof and>) {
  return tx
    .select({ agent: collectionAgents, user: users })
    .from(collectionAgents)
    .innerJoin(users, eq(users.id, collectionAgents.userId))
    .where(and(eq(collectionAgents.state, "active"), where))
    .orderBy(asc(collectionAgents.id))
    .limit(maxPerRun)
    .for("no key update", { of: [users, collectionAgents], skipLocked: true });
}
