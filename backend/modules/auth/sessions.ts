import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sessions, users } from "@/backend/db/schema/people";
import type { Db, Tx } from "@/backend/db/client";
import type { StartedSession } from "@/backend/http/handlers";
import type { ActingAdmin, Person } from "@/backend/http/visit";

const idleDays = 14;
const longestDays = 60;
const daySeconds = 24 * 60 * 60;

/** 256 random bits for the cookie; the database keeps their hash only. */
export async function startSession(tx: Tx, userId: number): Promise<StartedSession> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + longestDays * daySeconds * 1000);
  await tx.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt });
  return { token, maxAgeSeconds: longestDays * daySeconds };
}

export async function endSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

interface FoundSession {
  readonly person: Person;
  readonly admin: ActingAdmin | undefined;
  readonly tokenHash: string;
}

/** Whom an admin acts as at present. */
const subjects = alias(users, "subjects");

export async function findSession(db: Db, token: string): Promise<FoundSession | undefined> {
  const tokenHash = hashOf(token);
  const live = and(
    eq(sessions.tokenHash, tokenHash),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${idleDays})`),
  );
  const [found] = await db
    .select({
      person: { id: users.id, type: users.type, isAdmin: users.isAdmin },
      name: users.name,
      subject: { id: subjects.id, type: subjects.type, isAdmin: subjects.isAdmin, name: subjects.name },
      reason: sessions.actingReason,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subjects, and(eq(subjects.id, sessions.actingAs), gt(sessions.actingUntil, sql`now()`)))
    .where(live);
  if (found === undefined) return undefined;
  // Written at most every ten minutes: reading should stay a read.
  if (found.isStale)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(sessions.tokenHash, tokenHash));
  const { person, name, subject, reason } = found;
  if (subject === null) return { person, admin: undefined, tokenHash };
  const { name: subjectName, ...acted } = subject;
  return { person: acted, admin: { id: person.id, name, subject: subjectName, reason }, tokenHash };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
