import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { type LinkPurpose, mailLinks } from "@/backend/db/schema/registration";
import { Refusal } from "@/backend/http/refusals";

const linkMinutes = 30;

interface Wanted {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

export const linkIsOver = new Refusal(410, {
  code: "link_over",
  message: "This link has been used already or is too old.",
});

/** 256 random bits for the mail; a new link makes those before it useless. */
export async function makeLink(
  tx: Tx,
  purpose: LinkPurpose,
  userId: number | undefined,
): Promise<{ token: string }> {
  const token = randomBytes(32).toString("base64url");
  // Of nobody too, so that an address without an account takes the same time.
  const others = and(eq(mailLinks.userId, userId ?? 0), eq(mailLinks.purpose, purpose));
  await tx.delete(mailLinks).where(others);
  await tx.insert(mailLinks).values({
    tokenHash: hashOf(token),
    purpose,
    userId: userId ?? null,
    expiresAt: sql`now() + make_interval(mins => ${linkMinutes})`,
  });
  return { token };
}

/** Whose a link is that can still be used, before anything dear is done for it. */
export async function findLink(tx: Tx, link: Wanted): Promise<number | undefined> {
  const [found] = await tx.select({ userId: mailLinks.userId }).from(mailLinks).where(alive(link));
  return found?.userId ?? undefined;
}

/** Uses a link up. Of two who come at once the row is deleted for one only. */
export async function takeLink(tx: Tx, link: Wanted): Promise<number | undefined> {
  const [taken] = await tx.delete(mailLinks).where(alive(link)).returning({ userId: mailLinks.userId });
  return taken?.userId ?? undefined;
}

function alive({ purpose, token }: Wanted) {
  return and(
    eq(mailLinks.tokenHash, hashOf(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, sql`now()`),
  );
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
