import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { users } from "@/backend/db/schema/users";
import type { Context, Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notSignedIn, type Refusal } from "@/backend/http/refusals";
import { linkExpired } from "@/backend/account/registration/mail-links";
import { hashToken } from "@/backend/account/public/request-subscription";
import { randomToken } from "@/backend/db/random-token";

/** Uses the link up. Of concurrent requests only one finds it. */
export async function confirmSubscription(
  { tx }: Context,
  { body: { token } }: Input<"newsletter.confirm">,
): Promise<undefined | Refusal> {
  const { confirmHash, confirmExpiresAt, email } = newsletterSubscriptions;
  const confirmed = await tx
    .update(newsletterSubscriptions)
    .set({ confirmedAt: sql`now()`, confirmHash: null, confirmExpiresAt: null })
    .where(and(eq(confirmHash, hashToken(token)), gt(confirmExpiresAt, sql`now()`)))
    .returning({ email });
  return confirmed.length > 0 ? undefined : linkExpired;
}

/** An unknown or repeated link gets the same response. */
export async function unsubscribe(
  { tx }: Context,
  { body: { token } }: Input<"newsletter.unsubscribe">,
): Promise<undefined> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.unsubscribeToken, token));
}

export async function readOwnSubscription({ tx, caller }: SignedInContext) {
  const account = await findAccount(tx, caller);
  if (account === undefined) return notSignedIn();
  const isOwn = eq(newsletterSubscriptions.email, account.email);
  const count = await tx.$count(
    newsletterSubscriptions,
    and(isOwn, isNotNull(newsletterSubscriptions.confirmedAt)),
  );
  return { isSubscribed: count > 0 };
}

/** Takes effect at once: the address of an account is confirmed. */
export async function updateOwnSubscription(
  { tx, caller }: SignedInContext,
  { body: { isSubscribed } }: Input<"newsletter.updateMine">,
) {
  const account = await findAccount(tx, caller);
  if (account === undefined) return notSignedIn();
  if (!isSubscribed) {
    await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, account.email));
    return undefined;
  }
  const confirmed = { confirmedAt: sql`now()`, confirmHash: null, confirmExpiresAt: null };
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...account, ...confirmed, unsubscribeToken: randomToken() })
    .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: confirmed });
  return undefined;
}

async function findAccount(tx: Tx, { user }: Caller) {
  if (user === undefined) return undefined;
  const { email, language } = users;
  const [account] = await tx.select({ email, language }).from(users).where(eq(users.id, user.id));
  return account;
}
