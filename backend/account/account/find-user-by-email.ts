import { eq } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { describeUser } from "./read-account";

/** Users find themselves, admins anyone. For others no lookup is made, so that timing reveals nothing. */
export async function findUserByEmail(
  { tx, caller: { user, language } }: Context,
  { params: { email: emailInput } }: Input<"account.findByEmail">,
) {
  const userNotFound = notFound("failures.userNotFound");
  if (user === undefined) return userNotFound;
  const email = emailInput.trim().toLowerCase();
  const [found] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(user.isAdmin ? eq(users.email, email) : eq(users.id, user.id));
  if (found === undefined || found.email !== email) return userNotFound;
  return (await describeUser(tx, language, found.id)) ?? userNotFound;
}
