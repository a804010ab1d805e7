import { setTimeout as pause } from "node:timers/promises";
import type { CrashPoint } from "@/backend/payment-providers/crash-point";
import { startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { createCaller } from "./http";
import { type TestProvider, createPayPal, sandbox, listCaptures } from "./providers";
import { type Confirmations, type Sessions, buyUntilExit, signIn } from "./buyers";
import { findProblems, readBooks } from "./check-books";
import { type Program, startProgram, type Target } from "./program";

const crashPoints = {
  "draft-written": true,
  "provider-started": true,
  "payment-recorded": true,
  "provider-captured": true,
  settling: true,
  settled: true,
  "refund-written": true,
  "provider-refunded": true,
} as const satisfies Record<CrashPoint, true>;
const allPoints = Object.keys(crashPoints) as CrashPoint[];

const crashLimitMs = 30_000;
/** Time for sweeper and reconciler per recovery, and number of recoveries. */
const recoveryMs = 1_500;
const recoveries = 4;
/** Losses are permanent, so the books are checked only after this many kills. */
const killsPerCheck = 5;

type Expect = (what: string, holds: boolean, found?: unknown) => void;

interface Proof {
  readonly target: Target;
  readonly confirmed: Confirmations;
  readonly expect: Expect;
  readonly captures: () => ReturnType<typeof listCaptures>;
  /** Orders already checked after a kill. */
  readonly checkedOrders: Set<string>;
  sessions?: Sessions;
}

/** Kills the program at each crash point and at random times, and checks that everything confirmed still holds. */
export async function proveKills(target: Target, kills: number, expect: Expect): Promise<void> {
  const fake = await startFakePayPal();
  const paypal = createPayPal(fake);
  const confirmed = {
    orders: new Set<string>(),
    refunds: new Map<string, number>(),
    errors: [],
    statuses: new Map<string, number>(),
  };
  const proof: Proof = {
    target,
    confirmed,
    expect,
    captures: () => listCaptures(fake),
    checkedOrders: new Set(),
  };
  try {
    for (const point of allPoints) {
      const bank = point === "provider-captured" ? paypal : sandbox;
      await kill(proof, point, bank, point);
      await checkAfterRecovery(proof, point, bank);
    }
    for (let count = 1; count <= kills; count += 1) {
      const bank = Math.ceil(count / killsPerCheck) % 3 === 0 ? paypal : sandbox;
      await kill(proof, `kill ${count}`, bank);
      if (count % killsPerCheck > 0 && count < kills) continue;
      await checkAfterRecovery(proof, `kill ${count}`, bank);
    }
    const { captured, ledger, bank } = await readBooks(target, listCaptures(fake));
    console.log(
      `${target.name}: ${allPoints.length} crash points and ${kills} kills, ${confirmed.orders.size} orders and ${confirmed.refunds.size} refunds confirmed, ${captured} payments captured; ledger ${ledger}, bank ${bank}; outcomes ${JSON.stringify([...confirmed.statuses])}`,
    );
  } finally {
    fake.stop();
  }
}

/** Checks the orders of the last run, then kills the program under load. */
async function kill(proof: Proof, name: string, bank: TestProvider, crashAt?: CrashPoint): Promise<void> {
  const { target, confirmed, expect } = proof;
  const program = await startUntilReady(target, bank, crashAt);
  // The crash at start is the one this asks for.
  if (program === undefined) return console.log(`${target.name}: dies at ${name} before buyers come`);
  await checkConfirmedOrders(proof, program, name);
  const sessions = (proof.sessions ??= await signIn(program.address));
  const shopping = buyUntilExit({ at: program.address, bank, sessions, confirmed });
  let isByUs = false;
  const killing = new AbortController();
  const killer = crashAt ? pause(crashLimitMs, undefined, killing) : waitRandomly(confirmed);
  const byUs = killer.then(
    () => {
      isByUs = true;
      program.kill();
    },
    () => undefined,
  );
  const [{ signal }] = await Promise.all([program.ended, shopping]);
  killing.abort();
  await byUs;
  const hasDied = signal === "SIGKILL" && isByUs === (crashAt === undefined);
  expect(`${target.name}: dies at ${name}`, hasDied, signal);
  const errors = confirmed.errors.splice(0);
  expect(`${target.name} ${name}: no buyer sees an error`, errors.length === 0, errors);
}

/** Jobs that begin at start may reach a crash point first: they finish without it, and the program starts again. */
async function startUntilReady(
  target: Target,
  bank: TestProvider,
  crashAt?: CrashPoint,
): Promise<Program | undefined> {
  for (let attempt = 0; attempt < recoveries; attempt += 1) {
    const program = await startProgram(target, bank.env, crashAt);
    if (program) return program;
    const recovering = await startProgram(target, bank.env);
    await pause(recoveryMs);
    await recovering?.stop();
  }
  return undefined;
}

/** Resolves at a random time after the first order, while other buyers are at any step. */
async function waitRandomly(confirmed: Confirmations): Promise<void> {
  const before = confirmed.orders.size;
  const deadline = Date.now() + crashLimitMs;
  while (confirmed.orders.size === before && Date.now() < deadline) await pause(5);
  await pause(Math.random() * 2_000);
}

/** A confirmed order is found at once, even before the sweeper has run. */
async function checkConfirmedOrders(
  { target, confirmed, expect, checkedOrders }: Proof,
  program: Program,
  name: string,
) {
  const ask = createCaller(program.address);
  const states = new Map<string, unknown>();
  for (const token of confirmed.orders) {
    if (checkedOrders.has(token)) continue;
    checkedOrders.add(token);
    const { status, body } = await ask("checkout.placedOrder", { params: { token } });
    if (status !== 200 || !["paid", "refunded"].includes(String(body["state"])))
      states.set(token, body["state"] ?? status);
  }
  expect(`${target.name} before ${name}: confirmed orders exist`, states.size === 0, [...states]);
}

/** Restarts without buyers, so that only sweeper and reconciler work, and checks the books. */
async function checkAfterRecovery(
  { target, confirmed, expect, captures }: Proof,
  name: string,
  bank: TestProvider,
): Promise<void> {
  let problems: string[] = [];
  for (let time = 0; time < recoveries; time += 1) {
    const program = await startUntilReady(target, bank);
    await pause(recoveryMs);
    await program?.stop();
    problems = findProblems(await readBooks(target, captures()), confirmed);
    if (problems.length === 0) break;
  }
  expect(`${target.name} ${name}`, problems.length === 0, problems);
}
