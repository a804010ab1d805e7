import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { isOptionalKind, notificationEvents } from "@/lib/config/kernel/notifications";
import type { Tx } from "@/backend/db/client";
import { notifications } from "@/backend/db/schema/notifications";
import { readSigningKey } from "@/backend/db/signing-key";

type SignedNotification = Pick<typeof notifications.$inferSelect, "id" | "userId" | "event">;

/** Turns mails of the notification's kind off without signing in. Nothing but its signature is secret. */
export async function createUnsubscribeToken(tx: Tx, notification: SignedNotification): Promise<string> {
  return `${notification.id}-${await sign(tx, notification)}`;
}

/** The notification whose mail has the token, and its kind. */
export async function findByUnsubscribeToken(tx: Tx, token: string) {
  const [, id, signature = ""] = /^(\d+)-(.+)$/.exec(token) ?? [];
  // Larger numbers are not integers in PostgreSQL.
  if (id === undefined || Number(id) > 2_147_483_647) return undefined;
  const [notification] = await tx
    .select()
    .from(notifications)
    .where(eq(notifications.id, Number(id)));
  if (notification === undefined) return undefined;
  const expected = Buffer.from(await sign(tx, notification));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  const kind = notificationEvents[notification.event];
  return isOptionalKind(kind) ? { ...notification, kind } : undefined;
}

async function sign(tx: Tx, { id, userId, event }: SignedNotification): Promise<string> {
  const key = await readSigningKey(tx, "unsubscribe");
  return createHmac("sha256", key).update(`${id} ${userId} ${event}`).digest("base64url");
}
