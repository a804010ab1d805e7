import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { closeConnections, send } from "@/proofs/fuzz/send";
import { createRandom } from "@/proofs/fuzz/random";
import { mannWhitney } from "@/proofs/timing/mann-whitney";
import { registerUsers } from "@/proofs/timing/register-users";
import { post } from "@/proofs/timing/post";
import { median } from "./programs";

/**
 * Proves that response times do not reveal whether an account exists: known and unknown addresses in random order,
 * through the BFF. Needs `npm run build`.
 */
const timings = 200;
// The rate limit per mailbox and account.
const triesEach = 5;
const leastP = 0.01;
const seed = Number(process.env["IDENTITY_SEED"] ?? 20_261_121);

const kinds = ["known", "unknown"] as const;
type Kind = (typeof kinds)[number];

interface Timed {
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
}
type Attempt = (shop: string, email: string) => Promise<Timed>;

const signIn: Attempt = (shop, email) =>
  post(shop, "/auth/login", { username: email, password: "not-this-one" });

const forgot: Attempt = async (shop, email) => {
  const response = await send(shop, { method: "GET", path: "/api/security-question" });
  const { question, challenge } = JSON.parse(response.text) as { question: string; challenge: string };
  return post(shop, "/forgot-password", { email, security: solveSecurityQuestion(question), challenge });
};

const addressOf = (kind: Kind, index: number) =>
  `${kind === "known" ? "someone" : "another"}${index}@proof.example`;

/** All addresses equally often, in random order. */
function createPlan(): readonly { kind: Kind; email: string }[] {
  const random = createRandom(seed);
  const all = kinds.flatMap((kind) =>
    Array.from({ length: timings }, (_, at) => ({
      kind,
      email: addressOf(kind, Math.floor(at / triesEach)),
    })),
  );
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    const [current, swapped] = [all[at], all[other]];
    if (current && swapped) [all[at], all[other]] = [swapped, current];
  }
  return all;
}

async function compare(name: string, attempt: Attempt, shop: string): Promise<boolean> {
  const took: Record<Kind, number[]> = { known: [], unknown: [] };
  const responses: Record<Kind, Set<string>> = { known: new Set(), unknown: new Set() };
  for (let at = 0; at < 20; at += 1) await attempt(shop, `warm${at}@proof.example`);
  for (const { kind, email } of createPlan()) {
    const { status, text, tookMs } = await attempt(shop, email);
    took[kind].push(tookMs);
    responses[kind].add(`${status} ${text.replace(/"requestId":"[^"]*"/, "")}`);
  }
  const { p } = mannWhitney(took.known, took.unknown);
  const medians = kinds.map((kind) => `${kind} ${median(took[kind]).toFixed(2)} ms`).join(", ");
  console.log(`${name}: ${timings} timings each, median ${medians}; p = ${p.toFixed(4)}`);
  const distinctResponses = new Set([...responses.known, ...responses.unknown]);
  const isAlike = distinctResponses.size === 1;
  if (!isAlike) console.log(`NOT ok: ${name} responds differently: ${[...distinctResponses].join(" | ")}`);
  if (p <= leastP) console.log(`NOT ok: ${name} takes another time for an address that has an account.`);
  return isAlike && p > leastP;
}

const dataDir = mkdtempSync(join(tmpdir(), "tailmark-identity-"));
let programs: Programs | undefined;
try {
  programs = await startTestPrograms({ env: { DATA_DIR: dataDir, LOG_LEVEL: "error" } });
  const { shop } = programs;
  const users = Array.from({ length: timings / triesEach }, (_, index) => addressOf("known", index));
  await registerUsers(shop, dataDir, users);
  const results = [await compare("sign-in", signIn, shop), await compare("forgot-password", forgot, shop)];
  const passed = results.filter(Boolean).length;
  console.log(`${passed} passed, ${results.length - passed} failed`);
  if (passed < results.length) process.exitCode = 1;
} finally {
  closeConnections();
  await programs?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
