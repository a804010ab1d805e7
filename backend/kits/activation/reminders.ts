import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { reminderPreferences } from "@/backend/db/schema/activations";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { randomToken } from "@/backend/db/random-token";

type Preferences = typeof reminderPreferences.$inferSelect;

/** Preferences of an address; all reminders are wanted until somebody says otherwise. */
export async function findOrCreatePreferences(tx: Tx, email: string): Promise<Preferences> {
  const values = { email: email.toLowerCase(), token: randomToken() };
  const [row] = await tx
    .insert(reminderPreferences)
    .values(values)
    .onConflictDoUpdate({ target: reminderPreferences.email, set: { email: values.email } })
    .returning();
  if (row === undefined) throw new Error("An upsert returned no row.");
  return row;
}

export async function readReminders(
  { tx }: Context,
  { params: { token } }: Input<"activation.getReminders">,
) {
  const [row] = await tx.select().from(reminderPreferences).where(eq(reminderPreferences.token, token));
  if (row === undefined) return notFound();
  const { email, wantsActivation, wantsPosting, wantsExpiry } = row;
  return { email, activation: wantsActivation, posting: wantsPosting, expiry: wantsExpiry };
}

export async function updateReminders(
  { tx }: Context,
  { params: { token }, body: { activation, posting, expiry } }: Input<"activation.updateReminders">,
) {
  const updated = await tx
    .update(reminderPreferences)
    .set({
      wantsActivation: activation,
      wantsPosting: posting,
      wantsExpiry: expiry,
      updatedAt: new Date(),
    })
    .where(eq(reminderPreferences.token, token))
    .returning({ email: reminderPreferences.email });
  return updated.length > 0 ? undefined : notFound();
}
