import { and, eq, isNotNull } from "drizzle-orm";
import {
  isOptionalKind,
  notificationEvents,
  type NotificationEvent,
} from "@/lib/config/kernel/notifications";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { mutedMails, type NotificationParams, notifications } from "@/backend/db/schema/notifications";
import { users } from "@/backend/db/schema/users";
import { addFooter } from "@/backend/kernel/mail/notification-footer";
import { type Mail, putInOutbox } from "@/backend/kernel/mail/outbox";
import { createUnsubscribeToken } from "./unsubscribe-token";

interface NotifiedMail extends Mail {
  readonly to: string;
}

interface Notice {
  readonly event: NotificationEvent;
  /** Identifies the event among those of its name. An event that is written already is not mailed again. */
  readonly key: string | number;
  readonly params?: NotificationParams;
  /** Page of the portal that shows what it is about. */
  readonly path: string;
  /** The notified account. Default: the confirmed account of the mail's address. Null: none, and the mail is sent. */
  readonly userId?: number | null;
  readonly mail: NotifiedMail;
  readonly appOrigin: string;
}

/**
 * Tells somebody what has happened, in the portal and by mail, in the transaction of the event. Addresses without an
 * account get the mail only.
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { mail } = notice;
  const account = await findAccount(tx, notice);
  if (account === undefined) return putInOutbox(tx, mail);
  const written = await insertNotification(tx, account.id, notice);
  if (written === undefined) return;
  const kind = notificationEvents[written.event];
  // Preferences are about the account's own address.
  if (!isOptionalKind(kind) || mail.to.toLowerCase() !== account.email) return putInOutbox(tx, mail);
  const muted = await tx
    .select({ kind: mutedMails.kind })
    .from(mutedMails)
    .where(and(eq(mutedMails.userId, account.id), eq(mutedMails.kind, kind)));
  if (muted.length > 0) return;
  const token = await createUnsubscribeToken(tx, written);
  const links = { unsubscribe: paths.unsubscribe(token), preferences: paths.emailSettings };
  await putInOutbox(tx, {
    ...addFooter(mail, { kind, links, appOrigin: notice.appOrigin }),
    unsubscribeUrl: `${notice.appOrigin}${paths.oneClickUnsubscribe(token)}`,
  });
}

async function findAccount(tx: Tx, { userId, mail }: Notice) {
  if (userId === null) return undefined;
  const isAccount =
    userId === undefined
      ? and(eq(users.email, mail.to.toLowerCase()), isNotNull(users.confirmedAt))
      : eq(users.id, userId);
  const [account] = await tx.select({ id: users.id, email: users.email }).from(users).where(isAccount);
  return account;
}

/** Undefined if it is written already. */
async function insertNotification(tx: Tx, userId: number, { event, key, params = {}, path }: Notice) {
  const [row] = await tx
    .insert(notifications)
    .values({ userId, event, eventKey: String(key), params, path })
    .onConflictDoNothing()
    .returning();
  return row;
}
