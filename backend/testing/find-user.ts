import { eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";

/** The account with this address. */
export async function findUser(db: Db, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`There is no account ${email}.`);
  return user;
}

export const demoUserId = async (db: Db, role: string) => (await findUser(db, demoEmail(role))).id;
