import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { accountMessages } from "@/lib/contract/messages";
import words from "@/messages/en/security.json" with { type: "json" };
import type { Db, Tx } from "@/backend/db/client";
import { signingKeys } from "@/backend/db/schema/registration";
import { limitAttempts } from "@/backend/http/limit-attempts";
import { type Refusal, refuseFields } from "@/backend/http/refusals";

const keyName = "security-question";
const lifeMinutes = 30;

export interface SecurityAnswer {
  readonly security: string;
  readonly challenge?: string | undefined;
  readonly website?: string | null | undefined;
}

/** A sum in words: read out as easily as seen. The challenge proves the answer without holding it. */
export async function askSecurityQuestion(tx: Tx) {
  const [first, second] = [randomInt(1, 10), randomInt(1, 10)];
  const question = words.question
    .replace("{first}", words.numbers[first] ?? "")
    .replace("{second}", words.numbers[second] ?? "");
  const stamp = `${Date.now() + lifeMinutes * 60_000}.${randomBytes(12).toString("base64url")}`;
  return { question, challenge: `${stamp}.${sign(await keyOf(tx), stamp, first + second)}` };
}

/** Each question may be answered once. */
export async function checkSecurity(db: Db, given: SecurityAnswer): Promise<Refusal | undefined> {
  const wrong = refuseFields({ security: accountMessages.wrongAnswer });
  const [expires = "", nonce = "", signature = ""] = (given.challenge ?? "").split(".");
  const answer = numberIn(given.security);
  if (answer === undefined || !(Number(expires) > Date.now())) return wrong;
  const right = Buffer.from(sign(await keyOf(db), `${expires}.${nonce}`, answer));
  const shown = Buffer.from(signature);
  if (right.length !== shown.length || !timingSafeEqual(right, shown)) return wrong;
  const once = { name: "security-answer", of: nonce, most: 1, minutes: lifeMinutes + 1 };
  return (await limitAttempts(db, once)) && wrong;
}

function sign(key: string, stamp: string, answer: number): string {
  return createHmac("sha256", key).update(`${stamp}.${answer}`).digest("base64url");
}

/** In digits or as the word. */
function numberIn(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replace(/\.$/, "");
  if (/^\d{1,3}$/.test(typed)) return Number(typed);
  const named = words.numbers.indexOf(typed);
  return named < 0 ? undefined : named;
}

async function keyOf(tx: Tx): Promise<string> {
  return (await findKey(tx)) ?? makeKey(tx);
}

async function makeKey(tx: Tx): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await tx.insert(signingKeys).values({ name: keyName, secret }).onConflictDoNothing();
  return (await findKey(tx)) ?? secret;
}

async function findKey(tx: Tx): Promise<string | undefined> {
  const [found] = await tx.select().from(signingKeys).where(eq(signingKeys.name, keyName));
  return found?.secret;
}
