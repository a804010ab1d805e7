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
 * The password of the demo accounts is public, and one of them is an admin. Outside of the demo nobody can sign in with them,
 * and their sessions and API tokens end. The next start with the demo enables them again.
 */
export async function disableDemoAccounts(db: Db): Promise<void> {
  const isArea = eq(seeds.area, demoAccountsArea);
  const [enabled] = await db.select().from(seeds).where(isArea);
  if (enabled === undefined) return;
  const passwordHash = await hashPassword(randomToken());
  await db.transaction(async (tx) => {
    const disabled = await tx
      .update(users)
      .set({ passwordHash, isAdmin: false })
      .where(
        inArray(
          users.email,
          demoAccounts.map(({ role }) => demoEmail(role)),
        ),
      )
      .returning({ id: users.id });
    const ids = disabled.map(({ id }) => id);
    for (const table of [sessions, apiTokens, mailLinks])
      await tx.delete(table).where(inArray(table.userId, ids));
    await tx.delete(seeds).where(isArea);
  });
}
