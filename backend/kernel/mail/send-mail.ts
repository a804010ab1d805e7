import { and, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "@/backend/db/client";
import { deleteInBatches } from "@/backend/db/delete-in-batches";
import { type MailAttachment, outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/users";
import { mailLinks } from "@/backend/db/schema/registration";
import { mailRetries } from "@/backend/jobs/queues";
import type { AttachedFile, MailTransport } from "./transport";

const mostAttempts = mailRetries.retryLimit + 1;

export interface MailContext {
  readonly db: Db;
  readonly transport: MailTransport;
  /** Undefined if the document no longer exists. */
  readonly renderAttachment: (attachment: MailAttachment) => Promise<AttachedFile | undefined>;
  readonly log: FastifyBaseLogger;
}

/**
 * Sends one mail of the outbox; throws when the mail server refuses it, so that the job is retried. A process that dies after
 * sending and before recording sends the mail once more: mail servers have no transaction to share.
 */
export async function sendMail(
  { db, transport, log, renderAttachment }: MailContext,
  mailId: number,
): Promise<void> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, mailId), isNull(outbox.sentAt)));
  if (!mail) return;
  const { id, to, subject, html, text, unsubscribeUrl } = mail;
  try {
    const files = await Promise.all(
      (mail.attachments ?? []).map((attachment) => renderAttachment(attachment)),
    );
    const attachments = files.flatMap((file) => file ?? []);
    const content = { id, subject, html, text, attachments, unsubscribeUrl };
    const sent = to === null ? {} : await transport.send({ ...content, to });
    if (sent.wroteFile) log.info({ file: sent.wroteFile }, "no SMTP_URL: the mail was written to a file");
  } catch (error) {
    await recordFailure(db, id, error);
    throw error;
  }
  await recordSent(db, id);
}

/** Empties the body: the links in it are credentials until they are used. A mail to a deleted account is deleted. */
async function recordSent(db: Db, id: number): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.id, id), outbox.isLast));
  await db
    .update(outbox)
    .set({
      sentAt: sql`now()`,
      html: "",
      text: "",
      unsubscribeUrl: null,
      lastError: null,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(eq(outbox.id, id));
}

async function recordFailure(db: Db, id: number, error: unknown): Promise<void> {
  const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
  await db
    .update(outbox)
    .set({ lastError, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id));
}

/** Deletes expired links, mails sent long ago or without recipient, and unconfirmed registrations. */
export async function cleanUpMails(db: Db): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, sql`now()`));
  const isOld = lt(outbox.sentAt, sql`now() - interval '30 days'`);
  const isUndeliverable = and(outbox.isLast, gte(outbox.attempts, mostAttempts));
  const hasNoRecipient = and(isNull(outbox.to), isNotNull(outbox.sentAt));
  await db.delete(outbox).where(or(isOld, hasNoRecipient, isUndeliverable));
  await deleteInBatches(db, unconfirmedUsers, 100);
}

const unconfirmedUsers = {
  table: users,
  key: users.id,
  isExpired: () => and(isNull(users.confirmedAt), lt(users.createdAt, sql`now() - interval '7 days'`)),
};
