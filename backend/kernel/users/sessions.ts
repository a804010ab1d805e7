import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sessions, users } from "@/backend/db/schema/users";
import type { Db, Tx } from "@/backend/db/client";
import type { StartedSession } from "@/backend/http/handler-types";
import type { CurrentUser, ImpersonatingAdmin } from "@/backend/http/caller";
import { randomToken } from "@/backend/db/random-token";

const idleDays = 14;
const maxDays = 60;
const daySeconds = 24 * 60 * 60;

/** The token has 256 random bits. Only its hash is stored. */
export async function startSession(tx: Tx, userId: number): Promise<StartedSession> {
  const token = randomToken();
  const expiresAt = new Date(Date.now() + maxDays * daySeconds * 1000);
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt });
  return { token, maxAgeSeconds: maxDays * daySeconds };
}

export async function endSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

interface FoundSession {
  readonly user: CurrentUser;
  readonly admin: ImpersonatingAdmin | undefined;
  readonly tokenHash: string;
}

/** The user an admin impersonates, also after the time limit. */
const impersonated = alias(users, "subjects");

/** A session that impersonates is the admin's again once they stop, also if the user has deleted their account. */
export async function findSession(db: Db, token: string): Promise<FoundSession | undefined> {
  const tokenHash = hashToken(token);
  const isLive = and(
    eq(sessions.tokenHash, tokenHash),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${idleDays})`),
  );
  const [found] = await db
    .select({
      user: { id: users.id, type: users.type, isAdmin: users.isAdmin },
      name: users.name,
      subject: {
        id: impersonated.id,
        type: impersonated.type,
        isAdmin: impersonated.isAdmin,
        name: impersonated.name,
      },
      reason: sessions.actingReason,
      isOver: sql<boolean | null>`${sessions.actingUntil} <= now()`,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonated, eq(impersonated.id, sessions.actingAs))
    .where(isLive);
  if (found === undefined) return undefined;
  // At most one write in ten minutes, to keep reads cheap.
  if (found.isStale)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(sessions.tokenHash, tokenHash));
  const { user, name, subject, reason, isOver } = found;
  if (isOver === null) return { user, admin: undefined, tokenHash };
  const admin = { id: user.id, name, reason };
  if (subject === null) return { user, admin: { ...admin, subject: undefined, isOver: true }, tokenHash };
  const { name: subjectName, ...impersonatedUser } = subject;
  return {
    user: impersonatedUser,
    tokenHash,
    admin: { ...admin, subject: { id: subject.id, name: subjectName }, isOver },
  };
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
