import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "./seed-demo-accounts";

export async function findUserId(tx: Tx, email: string): Promise<number | undefined> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

export const findDemoUser = (tx: Tx, role: string) => findUserId(tx, demoEmail(role));

/** The admin of the demo, who decides applications. */
export async function findDecider(tx: Tx) {
  const columns = { decidedBy: users.id, decidedByName: users.name };
  const [admin] = await tx
    .select(columns)
    .from(users)
    .where(eq(users.email, demoEmail("admin")));
  return admin;
}
