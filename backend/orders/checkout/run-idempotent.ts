import { createHash } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { checkoutAttempts } from "@/backend/db/schema/payments";
import { Refusal } from "@/backend/http/refusals";
import { paymentInProgress } from "@/backend/orders/payments/payment-errors";

interface IdempotentRequest<Result> {
  /** What the key belongs to: the id of a cart, or an area and the id of a user. */
  readonly scope: string;
  /** The page's idempotency key. Without one, only the single order per cart prevents duplicates. */
  readonly key: string | undefined;
  readonly body: unknown;
  readonly run: () => Promise<Result | Refusal>;
  /** A final result is stored and returned again. Any other may be retried under the same key. */
  readonly isFinal: (result: Result) => boolean;
}

const differentBody = new Refusal(422, {
  code: "other_body",
  message: "refusals.idempotencyKeyReused",
});

/** An attempt without a result after this time belongs to a crashed program. */
const attemptMinutes = 2;

/**
 * Repeats under one key: the same body gets the stored result, another body 422, and a running attempt 409. In a transaction
 * a repeat waits for the running attempt instead.
 */
export async function runIdempotent<Result extends Record<string, unknown>>(
  db: Tx,
  request: IdempotentRequest<Result>,
): Promise<Result | Refusal> {
  const { scope: cartId, key, body, run, isFinal } = request;
  if (key === undefined) return run();
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const stored = await claimAttempt(db, { cartId, key, bodyHash });
  if (stored !== undefined) return stored as Result | Refusal;
  const isThisAttempt = and(eq(checkoutAttempts.cartId, cartId), eq(checkoutAttempts.key, key));
  try {
    const result = await run();
    if (result instanceof Refusal || !isFinal(result)) await db.delete(checkoutAttempts).where(isThisAttempt);
    else await db.update(checkoutAttempts).set({ status: 200, answer: result }).where(isThisAttempt);
    return result;
  } catch (error) {
    // The first error counts: an aborted transaction refuses this as well, and is rolled back.
    await db
      .delete(checkoutAttempts)
      .where(isThisAttempt)
      .catch(() => undefined);
    throw error;
  }
}

type Attempt = Pick<typeof checkoutAttempts.$inferInsert, "cartId" | "key" | "bodyHash">;

/** Returns undefined to the first caller, who then does the work. */
async function claimAttempt(
  db: Tx,
  attempt: Attempt,
): Promise<Record<string, unknown> | Refusal | undefined> {
  const { cartId, key, bodyHash } = attempt;
  const isThisAttempt = and(eq(checkoutAttempts.cartId, cartId), eq(checkoutAttempts.key, key));
  const isStale = lt(checkoutAttempts.createdAt, sql`now() - make_interval(mins => ${attemptMinutes})`);
  await db.delete(checkoutAttempts).where(and(isThisAttempt, isNull(checkoutAttempts.status), isStale));
  const claimed = await db
    .insert(checkoutAttempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ key: checkoutAttempts.key });
  if (claimed.length > 0) return undefined;
  const [stored] = await db.select().from(checkoutAttempts).where(isThisAttempt);
  if (stored === undefined) return paymentInProgress();
  if (stored.bodyHash !== bodyHash) return differentBody;
  return stored.status === null ? paymentInProgress() : (stored.answer ?? paymentInProgress());
}
