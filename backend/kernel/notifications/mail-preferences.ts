import { eq } from "drizzle-orm";
import { type OptionalKind, optionalKinds } from "@/lib/config/notifications";
import type { Tx } from "@/backend/db/client";
import { mutedMails } from "@/backend/db/schema/notifications";
import type { SignedInCaller } from "@/backend/http/caller";
import { notSignedIn } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";

export async function readPreferences(tx: Tx, { user }: SignedInCaller) {
  const rows = await tx
    .select({ kind: mutedMails.kind })
    .from(mutedMails)
    .where(eq(mutedMails.userId, user.id));
  return { muted: optionalKinds.filter((optional) => rows.some(({ kind }) => kind === optional)) };
}

/** Replaces the choice. The lock makes two changes at once follow each other. */
export async function savePreferences(tx: Tx, caller: SignedInCaller, muted: readonly OptionalKind[]) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  await tx.delete(mutedMails).where(eq(mutedMails.userId, user.id));
  const kinds = optionalKinds.filter((kind) => muted.includes(kind));
  if (kinds.length > 0) await tx.insert(mutedMails).values(kinds.map((kind) => ({ userId: user.id, kind })));
  return undefined;
}
