import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { type LinkPurpose, mailLinks } from "@/backend/db/schema/registration";
import { Refusal } from "@/backend/http/refusals";
import { randomToken } from "@/backend/db/random-token";

const linkMinutes = 30;

interface LinkToken {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

export const linkExpired = new Refusal(410, {
  code: "link_over",
  message: "refusals.linkExpired",
});

/** Creates a link token with 256 random bits. Earlier links for the same purpose become invalid. */
export async function createMailLink(
  tx: Tx,
  purpose: LinkPurpose,
  userId: number | undefined,
): Promise<{ token: string }> {
  const token = randomToken();
  // Runs for unknown addresses too, so that the response time reveals nothing.
  const earlierLinks = and(eq(mailLinks.userId, userId ?? 0), eq(mailLinks.purpose, purpose));
  await tx.delete(mailLinks).where(earlierLinks);
  await tx.insert(mailLinks).values({
    tokenHash: hashToken(token),
    purpose,
    userId: userId ?? null,
    expiresAt: sql`now() + make_interval(mins => ${linkMinutes})`,
  });
  return { token };
}

/** The user a valid link belongs to. Does not use the link up; checked before expensive work. */
export async function findMailLink(tx: Tx, link: LinkToken): Promise<number | undefined> {
  const [found] = await tx.select({ userId: mailLinks.userId }).from(mailLinks).where(isUsable(link));
  return found?.userId ?? undefined;
}

/** Uses the link up. Of concurrent requests only one deletes the row. */
export async function redeemMailLink(tx: Tx, link: LinkToken): Promise<number | undefined> {
  const [deleted] = await tx.delete(mailLinks).where(isUsable(link)).returning({ userId: mailLinks.userId });
  return deleted?.userId ?? undefined;
}

function isUsable({ purpose, token }: LinkToken) {
  return and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, sql`now()`),
  );
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
