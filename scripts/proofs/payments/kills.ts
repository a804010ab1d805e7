import { setTimeout as pause } from "node:timers/promises";
import type { CrashPoint } from "@/backend/payments/crash-point";
import { runFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { askerOf } from "./ask";
import { type Bank, paypalOf, sandbox, takenAt } from "./banks";
import { type Promised, type Sessions, shopUntilGone, signIn } from "./buyers";
import { judge, look } from "./check";
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
/** So long the sweeper and the reconciler have each time, and so often. */
const recoveryMs = 1_500;
const recoveries = 4;
/** What is lost stays lost: the books, which take a start and an end of the program, are looked into after so many kills. */
const killsPerLook = 5;

type Expect = (what: string, holds: boolean, found?: unknown) => void;

interface Proof {
  readonly target: Target;
  readonly promised: Promised;
  readonly expect: Expect;
  readonly taken: () => ReturnType<typeof takenAt>;
  /** Promised before the last kill, and not asked for since. */
  readonly asked: Set<string>;
  sessions?: Sessions;
}

/** Kills the program at each crash point and at moments of nobody's choosing, and looks what was kept of what was promised. */
export async function proveKills(target: Target, kills: number, expect: Expect): Promise<void> {
  const fake = await runFakePayPal();
  const paypal = paypalOf(fake);
  const promised = {
    orders: new Set<string>(),
    refunds: new Map<string, number>(),
    errors: [],
    said: new Map<string, number>(),
  };
  const proof: Proof = { target, promised, expect, taken: () => takenAt(fake), asked: new Set() };
  try {
    for (const point of allPoints) {
      const bank = point === "provider-captured" ? paypal : sandbox;
      await kill(proof, point, bank, point);
      await lookInto(proof, point, bank);
    }
    for (let count = 1; count <= kills; count += 1) {
      const bank = Math.ceil(count / killsPerLook) % 3 === 0 ? paypal : sandbox;
      await kill(proof, `kill ${count}`, bank);
      if (count % killsPerLook > 0 && count < kills) continue;
      await lookInto(proof, `kill ${count}`, bank);
    }
    const { taken, ledger, bank } = await look(target, takenAt(fake));
    console.log(
      `${target.name}: ${allPoints.length} crash points and ${kills} kills, ${promised.orders.size} orders and ${promised.refunds.size} refunds promised, ${taken} payments taken; ledger ${ledger}, bank ${bank}; answered ${JSON.stringify([...promised.said])}`,
    );
  } finally {
    fake.stop();
  }
}

/** Under load, after what the last kill has left has been asked for. */
async function kill(proof: Proof, name: string, bank: Bank, crashAt?: CrashPoint): Promise<void> {
  const { target, promised, expect } = proof;
  const program = await startProgram(target, bank.env, crashAt);
  await askForPromised(proof, program, name);
  const sessions = (proof.sessions ??= await signIn(program.address));
  const shopping = shopUntilGone({ at: program.address, bank, sessions, promised });
  let isByUs = false;
  const killing = new AbortController();
  const killer = crashAt ? pause(crashLimitMs, undefined, killing) : untilRandom(promised);
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
  const errors = promised.errors.splice(0);
  expect(`${target.name} ${name}: nobody is shown an error`, errors.length === 0, errors);
}

/** While everybody is at it: the first has been promised an order, the others are anywhere between cart and answer. */
async function untilRandom(promised: Promised): Promise<void> {
  const before = promised.orders.size;
  const deadline = Date.now() + crashLimitMs;
  while (promised.orders.size === before && Date.now() < deadline) await pause(5);
  await pause(Math.random() * 2_000);
}

/** Whoever was promised an order finds it at once, whether anybody has looked after payments since or not. */
async function askForPromised({ target, promised, expect, asked }: Proof, program: Program, name: string) {
  const ask = askerOf(program.address);
  const states = new Map<string, unknown>();
  for (const token of promised.orders) {
    if (asked.has(token)) continue;
    asked.add(token);
    const { status, body } = await ask("checkout.placedOrder", { params: { token } });
    if (status !== 200 || !["paid", "refunded"].includes(String(body["state"])))
      states.set(token, body["state"] ?? status);
  }
  expect(`${target.name} before ${name}: promised orders are there`, states.size === 0, [...states]);
}

/** Nobody buys meanwhile: only what looks after payments is at work. */
async function lookInto({ target, promised, expect, taken }: Proof, name: string, bank: Bank): Promise<void> {
  let problems: string[] = [];
  for (let time = 0; time < recoveries; time += 1) {
    const program = await startProgram(target, bank.env);
    await pause(recoveryMs);
    await program.stop();
    problems = judge(await look(target, taken()), promised);
    if (problems.length === 0) break;
  }
  expect(`${target.name} ${name}`, problems.length === 0, problems);
}
