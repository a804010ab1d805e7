import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { putVetOnDesk } from "@/backend/modules/approvals/apply";
import { startSession } from "@/backend/modules/people/sessions";
import { linkIsOver, takeLink } from "./mail-links";

export async function confirm(tx: Tx, token: string) {
  const userId = await takeLink(tx, { purpose: "confirm", token });
  if (userId === undefined) return linkIsOver;
  const [user] = await tx
    .update(users)
    .set({ confirmedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ id: users.id, type: users.type });
  if (user === undefined) return linkIsOver;
  await putVetOnDesk(tx, user);
  return { answer: user, session: await startSession(tx, user.id) };
}
