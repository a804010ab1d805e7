import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { reminderPreferences } from "@/backend/db/schema/activations";
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

export async function readReminders(tx: Tx, token: string) {
  const [row] = await tx.select().from(reminderPreferences).where(eq(reminderPreferences.token, token));
  if (row === undefined) return notFound();
  const { email, wantsActivation, wantsPosting, wantsExpiry } = row;
  return { email, activation: wantsActivation, posting: wantsPosting, expiry: wantsExpiry };
}

interface Reminders {
  readonly activation: boolean;
  readonly posting: boolean;
  readonly expiry: boolean;
}

export async function updateReminders(tx: Tx, token: string, { activation, posting, expiry }: Reminders) {
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
