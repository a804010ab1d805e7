import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { describeUser } from "./read-account";

/** Users find themselves, admins anyone. For others no lookup is made, so that timing reveals nothing. */
export async function findUserByEmail(tx: Tx, { user }: Caller, emailInput: string) {
  const userNotFound = notFound("User not found");
  if (user === undefined) return userNotFound;
  const email = emailInput.trim().toLowerCase();
  const [found] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(user.isAdmin ? eq(users.email, email) : eq(users.id, user.id));
  if (found === undefined || found.email !== email) return userNotFound;
  return (await describeUser(tx, found.id)) ?? userNotFound;
}
