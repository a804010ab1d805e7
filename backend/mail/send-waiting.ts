import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "@/backend/db/client";
import { outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/people";
import { attemptCounts, mailLinks } from "@/backend/db/schema/registration";
import type { MailTransport } from "./transport";

const mostAttempts = 8;
const firstDelaySeconds = 30;

interface Sending {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}

/**
 * Sends the mail that waits longest and returns how many that were. It is claimed by moving its next attempt before it is sent:
 * a program that dies in between loses nothing, and at worst the mail goes out once more.
 */
export async function sendWaiting({ db, transport, log }: Sending): Promise<number> {
  const claimed = await claim(db);
  for (const { id, to, subject, html, text, attempts } of claimed) {
    try {
      const sent = to === null ? {} : await transport.send({ id, to, subject, html, text });
      await recordSent(db, id);
      if (sent.wroteFile) log.warn({ file: sent.wroteFile }, "no SMTP_URL: the mail is in a file");
    } catch (error) {
      await recordFailure(db, id, error);
      const isLast = attempts >= mostAttempts;
      log[isLast ? "error" : "warn"]({ mail: id, attempts, err: error }, "a mail was not sent");
    }
  }
  return claimed.length;
}

async function claim(db: Db) {
  const isWaiting = and(
    isNull(outbox.sentAt),
    lte(outbox.nextAttemptAt, sql`now()`),
    lt(outbox.attempts, mostAttempts),
  );
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isWaiting)
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${firstDelaySeconds} * power(2, ${outbox.attempts}))`,
    })
    .where(inArray(outbox.id, next))
    .returning();
}

/** The words go with it: the link in them is a key until it is used. Of a last mail everything goes. */
async function recordSent(db: Db, id: number): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.id, id), outbox.isLast));
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, html: "", text: "", lastError: null })
    .where(eq(outbox.id, id));
}

async function recordFailure(db: Db, id: number, error: unknown): Promise<void> {
  const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
  await db.update(outbox).set({ lastError }).where(eq(outbox.id, id));
}

/** What is over: links, counts, mails that were for nobody or are long sent, registrations nobody confirmed. */
export async function sweep(db: Db): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, sql`now()`));
  await db.delete(attemptCounts).where(lt(attemptCounts.endsAt, sql`now()`));
  const isLongSent = lt(outbox.sentAt, sql`now() - interval '30 days'`);
  const isGivenUpLast = and(outbox.isLast, gte(outbox.attempts, mostAttempts));
  const isOfNobody = and(isNull(outbox.to), isNotNull(outbox.sentAt));
  await db.delete(outbox).where(or(isLongSent, isOfNobody, isGivenUpLast));
  const isForgotten = lt(users.createdAt, sql`now() - interval '7 days'`);
  await db.delete(users).where(and(isNull(users.confirmedAt), isForgotten));
}
