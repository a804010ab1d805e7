import { eq } from "drizzle-orm";
import { optionalKinds } from "@/lib/config/kernel/notifications";
import { mutedMails } from "@/backend/db/schema/notifications";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notSignedIn } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";

export async function readPreferences({ tx, caller: { user } }: SignedInContext) {
  const rows = await tx
    .select({ kind: mutedMails.kind })
    .from(mutedMails)
    .where(eq(mutedMails.userId, user.id));
  return { muted: optionalKinds.filter((optional) => rows.some(({ kind }) => kind === optional)) };
}

/** Replaces the choice. The lock makes two changes at once follow each other. */
export async function savePreferences(
  { tx, caller }: SignedInContext,
  { body: { muted } }: Input<"notifications.savePreferences">,
) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  await tx.delete(mutedMails).where(eq(mutedMails.userId, user.id));
  const kinds = optionalKinds.filter((kind) => muted.includes(kind));
  if (kinds.length > 0) await tx.insert(mutedMails).values(kinds.map((kind) => ({ userId: user.id, kind })));
  return undefined;
}
