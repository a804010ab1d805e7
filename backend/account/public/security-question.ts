import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Language } from "@/lib/config/languages";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import type { Db, Tx } from "@/backend/db/client";
import { readSigningKey } from "@/backend/db/signing-key";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import { countRequest } from "@/backend/limits/rate-limiter";

const keyName = "security-question";
const lifetimeMinutes = 30;

export interface SecurityAnswer {
  readonly security: string;
  readonly challenge?: string | undefined;
  readonly website?: string | null | undefined;
}

/** A sum in words, which screen readers can read. The signed challenge lets us check the answer without storing it. */
export async function createSecurityQuestion(tx: Tx, language: Language) {
  const [first, second] = [randomInt(1, 10), randomInt(1, 10)];
  const numbers = numberWords(language);
  const question = getTranslator(language, "registration")("securityQuestion.question", {
    first: numbers[first] ?? "",
    second: numbers[second] ?? "",
  });
  const stamp = `${Date.now() + lifetimeMinutes * 60_000}.${randomBytes(12).toString("base64url")}`;
  return {
    question,
    challenge: `${stamp}.${sign(await readSigningKey(tx, keyName), stamp, first + second)}`,
  };
}

/** Each challenge can be answered once. */
export async function checkSecurityAnswer(
  db: Db,
  submitted: SecurityAnswer,
  language: Language,
): Promise<Refusal | undefined> {
  const wrongAnswer = refuseFields({ security: "fields.wrongAnswer" });
  const [expires = "", nonce = "", signature = ""] = (submitted.challenge ?? "").split(".");
  const answer = parseNumber(submitted.security, language);
  if (answer === undefined || !(Number(expires) > Date.now())) return wrongAnswer;
  const expected = Buffer.from(sign(await readSigningKey(db, keyName), `${expires}.${nonce}`, answer));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return wrongAnswer;
  return (await countRequest(db, { limit: "securityAnswers", subject: nonce })) && wrongAnswer;
}

function sign(key: string, stamp: string, answer: number): string {
  return createHmac("sha256", key).update(`${stamp}.${answer}`).digest("base64url");
}

/** Accepts digits and number registration.securityQuestion. */
function parseNumber(input: string, language: Language): number | undefined {
  const text = input.trim().toLowerCase().replace(/\.$/, "");
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const index = numberWords(language).indexOf(text);
  return index < 0 ? undefined : index;
}

function numberWords(language: Language): readonly string[] {
  return getMessages(language, "registration").securityQuestion.numbers;
}
