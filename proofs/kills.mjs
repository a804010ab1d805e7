import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startTemporaryPostgres } from "../scripts/lib/temporary-postgres.mjs";

/**
 * @typedef {{ run: number, total: number, last: number, rows: number }} Run
 * @typedef {{ byIndex: number, byTable: number, afterReindex: number, runs: Run[] }} Check
 * @typedef {{ name: string, databaseUrl: string, dataDir: string }} Target
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const writer = fileURLToPath(new URL("./kill-writer.ts", import.meta.url));
const rounds = 10;
const reportLimitMs = 60_000;
let passed = 0;
let failed = 0;

/** @param {string} what @param {boolean} holds @param {string} [found] */
function expect(what, holds, found = "") {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`  FAILED ${what} ${found}`);
  }
}

/** Starts a writer and collects its reports. @param {Target} target @param {string} task @param {number} run */
function start({ databaseUrl, dataDir }, task, run) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", writer, task, databaseUrl, dataDir, String(run)],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  /** @type {Map<string, unknown>} */
  const reports = new Map();
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const [name = ""] = line.split(" ", 1);
    reports.set(name, JSON.parse(line.slice(name.length + 1)));
  });
  // Not "exit": the last report of a killed writer may still be in the pipe.
  const ended = Promise.all([once(child, "close"), once(lines, "close")]);
  return { child, reports, ended };
}

/** @param {ReturnType<typeof start>} program @param {string[]} names */
async function waitForReport({ child, reports }, names) {
  const deadline = Date.now() + reportLimitMs;
  while (!names.some((name) => reports.has(name))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`a writer never reported ${names.join(" or ")}`);
    await pause(10);
  }
}

/** Writes until it is killed at a random time. @param {Target} target @param {number} run */
async function writeAndKill(target, run) {
  const program = start(target, "write", run);
  await waitForReport(program, ["opened", "refused"]);
  expect(
    `${target.name} ${run}: opens after the last kill`,
    program.reports.has("opened"),
    String(program.reports.get("refused")),
  );
  if (target.dataDir) {
    const second = start(target, "check", run);
    await second.ended;
    const refusal = String(second.reports.get("refused"));
    expect(
      `${target.name} ${run}: a second process is refused`,
      refusal.includes(`process ${program.child.pid}`),
      refusal,
    );
  }
  await waitForReport(program, ["written"]);
  await pause(300 + Math.random() * 1_500);
  program.child.kill("SIGKILL");
  await program.ended;
  return {
    acknowledged: Number(program.reports.get("written") ?? 0),
    openMs: Number(program.reports.get("opened")),
  };
}

/** @param {Target} target @returns {Promise<Check>} */
async function check(target) {
  const program = start(target, "check", 0);
  await program.ended;
  const answer = program.reports.get("checked");
  if (!answer) throw new Error(`the check could not be made: ${program.reports.get("refused")}`);
  return /** @type {Check} */ (answer);
}

/** @param {Target} target */
async function prove(target) {
  const { name } = target;
  const kills = [];
  let missing = 0;
  for (let run = 1; run <= rounds; run += 1) {
    kills.push(await writeAndKill(target, run));
    const { byIndex, byTable, afterReindex, runs } = await check(target);
    const lost = kills.map(({ acknowledged }, at) => {
      const found = runs.find((each) => each.run === at + 1);
      return Math.max(0, acknowledged - Math.floor((found?.rows ?? 0) / 2));
    });
    missing = lost.reduce((sum, count) => sum + count, 0);
    expect(`${name} ${run}: nothing acknowledged is missing`, missing === 0, `${missing} missing`);
    const isWhole = runs.every(({ total, last, rows }) => rows === total && rows === 2 * (last ?? 0));
    expect(`${name} ${run}: no transaction is half written`, isWhole, JSON.stringify(runs.at(-1)));
    const counts = [byIndex, byTable, afterReindex];
    expect(`${name} ${run}: index and table agree`, new Set(counts).size === 1, counts.join(", "));
  }
  const acknowledged = kills.reduce((sum, kill) => sum + kill.acknowledged, 0);
  const reopen = kills.slice(1).map(({ openMs }) => openMs);
  console.log(
    `${name}: ${rounds} kills, ${acknowledged} transactions acknowledged, ${missing} missing; first open ${kills[0]?.openMs} ms, reopened in ${Math.min(...reopen)} to ${Math.max(...reopen)} ms`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), "tailmark-kills-"));
const server = await startTemporaryPostgres({ durable: true });
try {
  await prove({ name: "PGlite", databaseUrl: "", dataDir });
  if ("url" in server) await prove({ name: "PostgreSQL", databaseUrl: server.url, dataDir: "" });
  else console.log(`PostgreSQL: skipped (${server.reason})`);
} catch (error) {
  expect("the proof runs to its end", false, String(error));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  if ("url" in server) await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
