import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { notSignedIn, Refusal } from "@/backend/http/refusals";
import { lockUser, type User } from "@/backend/kernel/users/lock-user";

const notAgent = new Refusal(403, {
  code: "not_agent",
  message: "refusals.notAgent",
});

/** Collected animals are for accounts with the agent flag. */
export async function findAgent(tx: Tx, { user }: SignedInCaller): Promise<User | Refusal> {
  const [agent] = await tx.select().from(users).where(eq(users.id, user.id));
  return check(agent);
}

/** For changes, so that repeated uploads of an agent queue up. */
export async function lockAgent(tx: Tx, { user }: Caller): Promise<User | Refusal> {
  return user === undefined ? notSignedIn() : check(await lockUser(tx, user.id));
}

function check(agent: User | undefined): User | Refusal {
  if (agent === undefined) return notSignedIn();
  return agent.isAgent ? agent : notAgent;
}
