import { addMonths, subMonths } from "date-fns";
import { eq } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import { hashPassword } from "@/backend/account/auth/passwords";
import { demoAgents, waitingAgent } from "./demo-agents";
import { findDecider } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";
import { randomToken } from "@/backend/db/random-token";

type DemoAgent = (typeof demoAgents)[number] | typeof waitingAgent;

/** When the authorisation began, and how long it lasts. */
const startedMonthsAgo = 4;
const remainingMonths = 8;

/** Listed agents in several countries, and one who waits for approval. */
export function seedDemoAgents(): AreaSeed {
  return {
    area: "demo-agents",
    content: [demoAgents, waitingAgent],
    write: async (tx) => {
      const passwordHash = await hashPassword(randomToken());
      const admin = await findDecider(tx);
      const decidedAt = subMonths(new Date(), startedMonthsAgo);
      for (const agent of demoAgents)
        await putOnce(tx, agent, passwordHash, { state: "approved", decidedAt, ...admin });
      await putOnce(tx, waitingAgent, passwordHash, {});
    },
  };
}

/** Skips accounts that have applied before: their state may have changed since. */
async function putOnce(
  tx: Tx,
  agent: DemoAgent,
  passwordHash: string,
  decision: Partial<typeof approvals.$inferInsert>,
): Promise<void> {
  const user = await findOrAdd(tx, agent, passwordHash);
  if ((await tx.$count(collectionAgents, eq(collectionAgents.userId, user.id))) > 0) return;
  const [application] = await tx
    .insert(approvals)
    .values({ kind: "agent", userId: user.id, details: agent.experience, ...decision })
    .returning({ id: approvals.id });
  const isActive = decision.state === "approved";
  const { account: _, country: countryCode, experience: _details, position, ...listing } = agent;
  const [latitude, longitude] = position;
  await tx.insert(collectionAgents).values({
    ...listing,
    userId: user.id,
    approvalId: application?.id,
    name: user.name,
    sortKey: sortKey(user.name),
    countryCode,
    latitude,
    longitude,
    isListed: true,
    species: [...listing.species],
    state: isActive ? "active" : "submitted",
    quizPassedAt: decision.decidedAt ?? null,
    expiresAt: isActive ? addMonths(new Date(), remainingMonths) : null,
  });
  if (isActive) await tx.update(users).set({ isAgent: true }).where(eq(users.id, user.id));
}

async function findOrAdd(tx: Tx, { account, country: countryCode }: DemoAgent, passwordHash: string) {
  const email = account?.email ?? demoEmail("breeder");
  if (account)
    await tx
      .insert(users)
      .values({ ...account, countryCode, type: "owner", passwordHash, confirmedAt: new Date() })
      .onConflictDoNothing();
  const [user] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, email));
  if (user === undefined) throw new Error(`There is no account ${email}.`);
  return user;
}
