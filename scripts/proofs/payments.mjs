import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startTemporaryPostgres } from "../lib/postgres.mjs";

/**
 * What payments must never do, in full: submits, interleavings and ledger on both databases, then kills at random moments and at
 * every named crash point. PROOF_KILLS says how many random ones; PROOF_ONLY=kills or PROOF_ONLY=races leaves the rest out.
 * @typedef {{ name: string, databaseUrl: string, dataDir: string }} Target
 * @typedef {{ tokens: string[], taken: number, without: number, doubled: number, bank: number, ledger: number, mailless: number, waiting: number }} Check
 */

const root = fileURLToPath(new URL("../../", import.meta.url));
const buyers = fileURLToPath(new URL("./payment-buyers.ts", import.meta.url));
const kills = Number(process.env.PROOF_KILLS || 50);
const only = process.env.PROOF_ONLY ?? "";
const answerLimitMs = 120_000;
const crashPoints = [
  "draft-written",
  "provider-started",
  "payment-recorded",
  "provider-captured",
  "settling",
  "settled",
  "refund-written",
  "provider-refunded",
];
let failed = 0;

/** @param {string} what @param {boolean} holds @param {unknown} [found] */
function expect(what, holds, found = "") {
  if (holds) return;
  failed += 1;
  console.log(`  FAILED ${what} ${JSON.stringify(found)}`);
}

/** @param {Target} target @param {string} task @param {Record<string, string>} [env] */
function start({ databaseUrl, dataDir }, task, env = {}) {
  const child = spawn(process.execPath, ["--import", "tsx", buyers, task, databaseUrl, dataDir], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  /** @type {string[]} */
  const ordered = [];
  /** @type {Map<string, unknown>} */
  const said = new Map();
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const [word = ""] = line.split(" ", 1);
    const value = JSON.parse(line.slice(word.length + 1));
    if (word === "ordered") ordered.push(value);
    said.set(word, value);
  });
  const ended = Promise.all([once(child, "close"), once(lines, "close")]);
  return { child, ordered, said, ended };
}

/** @param {ReturnType<typeof start>} program @param {string} word */
async function hear({ child, said }, word) {
  const deadline = Date.now() + answerLimitMs;
  while (!said.has(word) && child.exitCode === null && child.signalCode === null) {
    if (Date.now() > deadline) throw new Error(`the buyers never said ${word}`);
    await pause(10);
  }
}

/** @param {Target} target @returns {Promise<Check>} */
async function check(target) {
  const program = start(target, "check");
  await program.ended;
  const answer = program.said.get("checked");
  if (!answer) throw new Error("the check could not be made");
  return /** @type {Check} */ (answer);
}

/** @param {Target} target */
async function proveKills(target) {
  /** @type {string[]} */
  const promised = [];
  /** @param {string} at @param {() => Promise<ReturnType<typeof start>>} run */
  const round = async (at, run) => {
    promised.push(...(await run()).ordered);
    const found = await check(target);
    const kept = new Set(found.tokens);
    const lost = promised.filter((token) => !kept.has(token));
    expect(`${target.name} ${at}: no promised order is lost`, lost.length === 0, lost);
    expect(
      `${target.name} ${at}: nothing is taken without order or refund`,
      found.without === 0,
      found.without,
    );
    expect(`${target.name} ${at}: nothing is paid twice`, found.doubled === 0, found.doubled);
    expect(`${target.name} ${at}: ledger and bank agree`, found.bank === found.ledger, [
      found.bank,
      found.ledger,
    ]);
    expect(`${target.name} ${at}: one mail for each order`, found.mailless === 0, found.mailless);
    expect(`${target.name} ${at}: no refund is left waiting`, found.waiting === 0, found.waiting);
    return found;
  };
  let last;
  for (const name of crashPoints)
    last = await round(name, async () => {
      const program = start(target, "buy", { TEST_CRASH_AT: name });
      await program.ended;
      expect(`${target.name}: dies at ${name}`, program.child.signalCode === "SIGKILL");
      return program;
    });
  for (let kill = 1; kill <= kills; kill += 1)
    last = await round(`kill ${kill}`, async () => {
      const program = start(target, "buy");
      await hear(program, "opened");
      await pause(300 + Math.random() * 2_000);
      program.child.kill("SIGKILL");
      await program.ended;
      return program;
    });
  console.log(
    `${target.name}: ${crashPoints.length} crash points and ${kills} kills, ${promised.length} orders promised, ${last?.taken} payments taken; ledger ${last?.ledger}, bank ${last?.bank}`,
  );
}

/** @param {Record<string, string>} env */
async function proveRaces(env) {
  const args = [
    "vitest",
    "run",
    "--project",
    "backend",
    "backend/modules/payments/payments-proof.db.test.ts",
  ];
  const child = spawn("npx", args, {
    cwd: root,
    env: { ...process.env, TEST_PAYMENTS: "full", ...env },
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  expect(`submits, interleavings and ledger on ${env.TEST_DATABASE}`, code === 0, code);
}

const dataDir = mkdtempSync(join(tmpdir(), "tailmark-payments-"));
const server = await startTemporaryPostgres({ durable: true });
try {
  if (only !== "kills") await proveRaces({ TEST_DATABASE: "pglite" });
  if (only !== "kills" && "url" in server)
    await proveRaces({ TEST_DATABASE: "postgres", TEST_POSTGRES_URL: server.url });
  if (only !== "races") await proveKills({ name: "PGlite", databaseUrl: "", dataDir });
  if (only !== "races" && "url" in server)
    await proveKills({ name: "PostgreSQL", databaseUrl: server.url, dataDir: "" });
  if (!("url" in server)) console.log(`PostgreSQL: skipped (${server.reason})`);
} catch (error) {
  expect("the proof runs to its end", false, String(error));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  if ("url" in server) await server.stop();
}
console.log(failed === 0 ? "all hold" : `${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
