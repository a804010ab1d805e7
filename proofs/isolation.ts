import {
  type AttackedShop,
  type Attack,
  attacks,
  callAsOther,
  startAttackedShop,
} from "@/e2e/testing/attacks";
import { median } from "./programs";

/**
 * Measures 200 product and cart calls of 10 other visitors from the moment of an attack, and the same on the quiet shop,
 * in turns. Prints how many of the calls started while the attack lasted: limits end some attacks within milliseconds.
 * That all calls succeed is tested in `e2e/isolation.stack.test.ts`. Needs `npm run build` and a quiet machine.
 */
const rounds = 3;
const visitors = 10;
const pairs = 100;
const mostRatio = 4;

let others = 0;

interface Measured {
  readonly p95Ms: number;
  readonly failed: number;
  /** Calls that started while the attack lasted. */
  readonly during: { readonly count: number; readonly slowestMs: number };
}

async function measure(shop: AttackedShop, attack?: Promise<unknown>): Promise<Measured> {
  let isOver = attack === undefined;
  void attack?.then(() => (isOver = true));
  const calls: Awaited<ReturnType<typeof callAsOther>>[number][] = [];
  const during: number[] = [];
  const visit = async () => {
    for (let pair = 0; pair < pairs / visitors; pair += 1) {
      const isDuring = !isOver;
      const results = await callAsOther(shop, (others += 1));
      calls.push(...results);
      if (isDuring) during.push(...results.map(({ tookMs }) => tookMs));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  await attack;
  const times = calls.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  return {
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    failed: calls.filter(({ status }) => status !== 200).length,
    during: { count: during.length, slowestMs: Math.max(0, ...during) },
  };
}

async function compare(shop: AttackedShop, { name, send }: Attack): Promise<boolean> {
  const measured: { quiet: Measured; attacked: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await measure(shop);
    measured.push({ quiet, attacked: await measure(shop, send(shop, round)) });
  }
  const quietMs = median(measured.map(({ quiet }) => quiet.p95Ms));
  const attackedMs = median(measured.map(({ attacked }) => attacked.p95Ms));
  const count = median(measured.map(({ attacked }) => attacked.during.count));
  const slowestMs = median(measured.map(({ attacked }) => attacked.during.slowestMs));
  const failed = measured.reduce((sum, { quiet, attacked }) => sum + quiet.failed + attacked.failed, 0);
  const ratio = attackedMs / quietMs;
  const isHeld = ratio < mostRatio && failed === 0;
  console.log(
    `${isHeld ? "ok" : "NOT ok"}: ${name}: p95 ${attackedMs.toFixed(1)} ms, quiet ${quietMs.toFixed(1)} ms, ` +
      `ratio ${ratio.toFixed(2)} of at most ${mostRatio}; ${failed} failed; ` +
      `${count} of ${pairs * 2} while it lasted, the slowest ${slowestMs.toFixed(0)} ms`,
  );
  return isHeld;
}

const shop = await startAttackedShop();
try {
  await measure(shop);
  const results = [];
  for (const attack of attacks) results.push(await compare(shop, attack));
  if (!results.every(Boolean)) process.exitCode = 1;
} finally {
  await shop.stop();
}
