import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { putVetOnDesk } from "@/backend/modules/approvals/apply";
import { startSession } from "@/backend/modules/auth/sessions";
import { tryPassword } from "@/backend/modules/auth/try-password";
import { findLink, linkIsOver, takeLink } from "./mail-links";

interface Confirmation {
  readonly token: string;
  readonly password: string;
}

/**
 * Needs the mailbox and the password both: else whoever registers somebody's address last would have chosen the
 * password to an account which its owner then confirms.
 */
export async function confirm(db: Db, { token, password }: Confirmation) {
  const link = { purpose: "confirm", token } as const;
  const userId = await findLink(db, link);
  if (userId === undefined) return linkIsOver;
  const known = await tryPassword(db, { userId, password, field: "password" });
  if (known instanceof Refusal) return known;
  return runInTransaction(db, async (tx) => {
    if ((await takeLink(tx, link)) !== userId) return linkIsOver;
    const [user] = await tx
      .update(users)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.passwordHash, known.hash)))
      .returning({ id: users.id, type: users.type });
    if (user === undefined) return linkIsOver;
    await putVetOnDesk(tx, user);
    return { answer: user, session: await startSession(tx, user.id) };
  });
}
