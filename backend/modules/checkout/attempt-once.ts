import { createHash } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { checkoutAttempts } from "@/backend/db/schema/payments";
import { Refusal } from "@/backend/http/refusals";
import { beingPaid } from "@/backend/modules/payments/refusals";

interface Attempt<Answer> {
  readonly cartId: string;
  /** Of the page; without one it is the cart's one order alone that keeps things from happening twice. */
  readonly key: string | undefined;
  readonly body: unknown;
  readonly run: () => Promise<Answer | Refusal>;
  /** What is final: it is kept, and answered again. Whatever is not may be tried again under the same key. */
  readonly isFinal: (answer: Answer) => boolean;
}

const otherBody = new Refusal(422, {
  code: "other_body",
  message: "This page has sent something else before. Please reload it.",
});

/** As long as anybody could still be at it; after that it has died. */
const workMinutes = 2;

/** Asked twice under one key: the same body gets the same answer, another one 422, and while it is being worked on 409. */
export async function attemptOnce<Answer extends Record<string, unknown>>(
  db: Db,
  attempt: Attempt<Answer>,
): Promise<Answer | Refusal> {
  const { cartId, key, body, run, isFinal } = attempt;
  if (key === undefined) return run();
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const known = await begin(db, { cartId, key, bodyHash });
  if (known !== undefined) return known as Answer | Refusal;
  const isThis = and(eq(checkoutAttempts.cartId, cartId), eq(checkoutAttempts.key, key));
  try {
    const answer = await run();
    if (answer instanceof Refusal || !isFinal(answer)) await db.delete(checkoutAttempts).where(isThis);
    else await db.update(checkoutAttempts).set({ status: 200, answer }).where(isThis);
    return answer;
  } catch (error) {
    await db.delete(checkoutAttempts).where(isThis);
    throw error;
  }
}

type Key = Pick<typeof checkoutAttempts.$inferInsert, "cartId" | "key" | "bodyHash">;

/** Undefined for the first, who then does the work. */
async function begin(db: Db, asked: Key): Promise<Record<string, unknown> | Refusal | undefined> {
  const { cartId, key, bodyHash } = asked;
  const isThis = and(eq(checkoutAttempts.cartId, cartId), eq(checkoutAttempts.key, key));
  const isDead = lt(checkoutAttempts.createdAt, sql`now() - make_interval(mins => ${workMinutes})`);
  await db.delete(checkoutAttempts).where(and(isThis, isNull(checkoutAttempts.status), isDead));
  const mine = await db
    .insert(checkoutAttempts)
    .values(asked)
    .onConflictDoNothing()
    .returning({ key: checkoutAttempts.key });
  if (mine.length > 0) return undefined;
  const [known] = await db.select().from(checkoutAttempts).where(isThis);
  if (known === undefined || (known.bodyHash === bodyHash && known.status === null)) return beingPaid();
  if (known.bodyHash !== bodyHash) return otherBody;
  return known.answer ?? beingPaid();
}
