import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { type Check, median, processorSeconds, ticksPerSecond } from "@/proofs/programs";
import type { Member } from "./fleet";

interface Fleet {
  readonly shops: readonly Member[];
  readonly backends: readonly Member[];
}

/** No cache keeps it: a storefront renders it from a response of a backend. */
const page = "/search?q=husky";
const rounds = 3;
const options = { connections: 12, duration: 5 };
/** Until a storefront notices that a backend has stopped or started. */
const settleMs = 4_000;
const leastGain = 1.5;
/** With less idle time no number of programs can serve more on this machine. */
const mostIdleShare = 0.1;

/** Pages a second of one storefront with one backend, and of two with two, and where the processors' time went. */
export async function compareSizes({ shops, backends }: Fleet): Promise<Check> {
  const small: Measurement[] = [];
  const large: Measurement[] = [];
  const second = backends[1];
  for (let round = 0; round < rounds; round += 1) {
    await second?.stop();
    await pause(settleMs);
    small.push(await measure(shops.slice(0, 1), backends.slice(0, 1)));
    await second?.start();
    await pause(settleMs);
    large.push(await measure(shops, backends));
  }
  const [one, two] = [small, large].map((all) => median(all.map(({ perSecond }) => perSecond))) as [
    number,
    number,
  ];
  const idle = median(large.map(({ shares }) => shares.idle));
  const failed = [...small, ...large].reduce((sum, measurement) => sum + measurement.failed, 0);
  const label =
    `${two.toFixed(0)} pages a second from two and two, ${one.toFixed(0)} from one and one: ${(two / one).toFixed(2)} times, ` +
    `${failed} failed; one and one: ${describe(small)}; two and two: ${describe(large)}`;
  return [label, failed === 0 && (two / one >= leastGain || idle < mostIdleShare)];
}

type Part = "storefronts" | "backends" | "load generator" | "PostgreSQL and others" | "idle";

interface Measurement {
  readonly perSecond: number;
  readonly failed: number;
  /** Of the time of all processors. */
  readonly shares: Readonly<Record<Part, number>>;
}

async function measure(shops: readonly Member[], backends: readonly Member[]): Promise<Measurement> {
  const urls = shops.map(({ port }) => `http://127.0.0.1:${port}${page}`);
  const connections = options.connections / urls.length;
  const run = () => Promise.all(urls.map((url) => autocannon({ url, ...options, connections })));
  await run();
  const read = () => [busySeconds(), secondsOf(shops), secondsOf(backends), secondsOf([process])];
  const [since, before] = [Date.now(), read()];
  const results = await run();
  const [all, ofShops, ofBackends, own] = read().map((seconds, at) => seconds - (before[at] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const available = ((Date.now() - since) / 1000) * cpus().length;
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    failed: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
    shares: {
      storefronts: ofShops / available,
      backends: ofBackends / available,
      "load generator": own / available,
      "PostgreSQL and others": (all - ofShops - ofBackends - own) / available,
      idle: 1 - all / available,
    },
  };
}

function describe(measurements: readonly Measurement[]): string {
  const parts = Object.keys(measurements[0]?.shares ?? {}) as Part[];
  return parts
    .map((part) => `${part} ${(100 * median(measurements.map(({ shares }) => shares[part]))).toFixed(0)} %`)
    .join(", ");
}

const secondsOf = (programs: readonly { readonly pid?: number | undefined }[]): number =>
  programs.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);

/** Of all programs on the machine. */
function busySeconds(): number {
  const [, ...fields] = readFileSync("/proc/stat", "utf8").split("\n")[0]?.split(/\s+/) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = fields.map(Number);
  return (user + nice + system + irq + softIrq) / ticksPerSecond;
}
