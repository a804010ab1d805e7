import { eq, inArray } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { randomToken } from "@/backend/db/random-token";
import { apiTokens } from "@/backend/db/schema/documents";
import { mailLinks } from "@/backend/db/schema/registration";
import { seeds } from "@/backend/db/schema/seeds";
import { sessions, users } from "@/backend/db/schema/users";
import { hashPassword } from "@/backend/account/auth/passwords";
import { demoAccounts, demoAccountsArea, demoEmail } from "./seed-demo-accounts";

/**
 * Everybody knows the password of the demo accounts, one of which is an admin. Where the demo is over nobody signs in with
 * them, and what was signed in ends. A later start with the demo opens them again.
 */
export async function closeDemoAccounts(db: Db): Promise<void> {
  const isArea = eq(seeds.area, demoAccountsArea);
  const [opened] = await db.select().from(seeds).where(isArea);
  if (opened === undefined) return;
  const passwordHash = await hashPassword(randomToken());
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(users)
      .set({ passwordHash, isAdmin: false })
      .where(
        inArray(
          users.email,
          demoAccounts.map(({ role }) => demoEmail(role)),
        ),
      )
      .returning({ id: users.id });
    const ids = closed.map(({ id }) => id);
    for (const table of [sessions, apiTokens, mailLinks])
      await tx.delete(table).where(inArray(table.userId, ids));
    await tx.delete(seeds).where(isArea);
  });
}
