import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { describeUser } from "@/backend/modules/auth/read-details";

/** One's own address, or any to an admin. For everybody else nothing is looked up, so that time tells nothing. */
export async function findUser(tx: Tx, { person }: Visit, typed: string) {
  const nobody = notFound("User not found");
  if (person === undefined) return nobody;
  const email = typed.trim().toLowerCase();
  const [found] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(person.isAdmin ? eq(users.email, email) : eq(users.id, person.id));
  if (found === undefined || found.email !== email) return nobody;
  return (await describeUser(tx, found.id)) ?? nobody;
}
