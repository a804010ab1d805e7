import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Call, createCall, createCart, orderDetails, signIn } from "@/e2e/testing/buyer";
import { sandboxCards } from "@/lib/config/orders/sandbox-cards";
import { waitUntilOk } from "@/proofs/programs";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { commands, launch } from "@/scripts/lib/programs.mjs";
import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";

/**
 * Mixed load on the built shop with PostgreSQL: pages, public reads, carts, checkouts, and portal reads of signed-in users.
 * Every response is 200, and memory and open files of both programs stay flat. Needs `npm run build` and a quiet machine.
 * MINUTES shortens it; below 30 the growth is printed, not judged.
 */
const minutes = Number(process.env["MINUTES"] ?? 30);
const callsPerSecond = 40;
const warmUpShare = 1 / 3;
const mostP95Ms = 300;
const mostMegabytesPerMinute = 3;
const mostFilesPerMinute = 1;
const sampleMs = 5_000;
const root = process.cwd();

interface Visit {
  readonly call: Call;
  readonly network: string;
  readonly cookies: readonly string[];
  readonly turn: number;
}

/** Marks what is no call but a page. */
const pageMethod = "PAGE";
const pages = ["/", "/store", "/store/geno-pet-for-dogs-canine/p/969", "/de/store", "/search?q=husky", "/my"];
const publicReads = ["/store/products?size=20", "/countries", "/breed", "/store/products/product/969"];
const portalReads = ["/my/animals", "/my/notifications", "/my/notifications/unread", "/my/invoices"];

const pick = <T>(all: readonly T[], turn: number) => all[turn % all.length] as T;

const readPage = ({ call, network, cookies, turn }: Visit) =>
  call(pageMethod, pick(pages, turn), { network, cookie: pick(cookies, turn) });
const readPublic = ({ call, network, turn }: Visit) => call("GET", pick(publicReads, turn), { network });
const readPortal = ({ call, network, cookies, turn }: Visit) =>
  call("GET", pick(portalReads, turn), { network, cookie: pick(cookies, turn >> 2) });
const fillCart = ({ call, network }: Visit) => createCart(call, network);

const number = sandboxCards.find(({ outcome }) => outcome === "success")?.number;
const card = { name: "Jo Field", number, expiryMonth: 12, expiryYear: 2099, securityCode: "123" };

async function order({ call, network }: Visit) {
  const sessionId = await createCart(call, network);
  const tokenized = await call("POST", "/store/checkout/sandbox/card", { network, body: card });
  const { token } = (await tokenized.json()) as { token: string };
  const body = { ...orderDetails(sessionId), payment: { method: "C", provider: "sandbox", token } };
  await call("POST", "/store/checkout", { network, body, key: randomUUID() });
}

/** Of 20 visits one orders; together they make 25 calls. */
const mix = [
  ...Array.from({ length: 9 }, () => readPage),
  ...Array.from({ length: 4 }, () => readPublic),
  ...Array.from({ length: 4 }, () => readPortal),
  fillCart,
  fillCart,
  order,
];
/** Has no factor in common with their number, so that kinds alternate. */
const mixStep = 7;
const visitMs = 1_000 / (callsPerSecond * (20 / 25));

interface Measured {
  readonly callTimes: number[];
  readonly pageTimes: number[];
  /** How often each request has failed. The proof sends none that may be refused. */
  readonly failures: Map<string, number>;
  orders: number;
}

function count(failures: Map<string, number>, failure: string): void {
  failures.set(failure, (failures.get(failure) ?? 0) + 1);
}

/** Makes calls and opens pages; measures calls until the last byte. */
function createMeasuredCall(url: string, measured: Measured): Call {
  const callApi = createCall(url);
  return async (method, path, options) => {
    const since = performance.now();
    const sent =
      method === pageMethod
        ? fetch(url + path, { headers: { cookie: options.cookie ?? "" }, redirect: "manual" })
        : callApi(method, path, options);
    const response = await sent.catch((error: unknown) => new Response(String(error), { status: 599 }));
    const body = await response.arrayBuffer();
    (method === pageMethod ? measured.pageTimes : measured.callTimes).push(performance.now() - since);
    const name = `${method} ${path.replace(/[\w-]{20,}/, "…")}`;
    if (response.status !== 200) count(measured.failures, `${name} ${response.status}`);
    else if (path === "/store/checkout") measured.orders += 1;
    return new Response(body.byteLength > 0 ? body : null, response);
  };
}

interface Sample {
  readonly minute: number;
  readonly megabytes: number;
  readonly files: number;
}

function sample(pid: number, minute: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { minute, megabytes: kilobytes / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}

/** Growth per minute by least squares. */
function slope(samples: readonly Sample[], read: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map(read));
  const above = samples.reduce((sum, each) => sum + (each.minute - x) * (read(each) - y), 0);
  return above / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

async function run(url: string, pids: Readonly<Record<string, number>>): Promise<boolean> {
  const measured: Measured = { callTimes: [], pageTimes: [], failures: new Map(), orders: 0 };
  const plain = createCall(url);
  const cookies = await Promise.all(
    ["breeder", "owner", "vet"].map((role, at) => signIn(plain, role, `198.18.0.${at}`)),
  );
  if (cookies.some((cookie) => !cookie.includes("session="))) throw new Error("Could not sign in.");
  const call = createMeasuredCall(url, measured);
  const startedAt = performance.now();
  const minute = () => (performance.now() - startedAt) / 60_000;
  const samples = new Map(Object.keys(pids).map((name) => [name, [] as Sample[]]));
  const sampling = setInterval(() => {
    for (const [name, pid] of Object.entries(pids)) samples.get(name)?.push(sample(pid, minute()));
  }, sampleMs);
  const visits = new Set<Promise<unknown>>();
  // At a fixed rate, however long responses take.
  for (let turn = 0; minute() < minutes; turn += 1) {
    const network = `198.19.${randomInt(256)}.${randomInt(256)}`;
    const visit = pick(
      mix,
      turn * mixStep,
    )({ call, network, cookies, turn: Math.floor(turn / 3) }).catch((error: unknown) =>
      // After a refused call, which has been counted.
      count(measured.failures, String(error)),
    );
    visits.add(visit);
    void visit.then(() => visits.delete(visit));
    await pause(Math.max(0, (turn + 1) * visitMs - (performance.now() - startedAt)));
  }
  clearInterval(sampling);
  await Promise.all(visits);
  return report(measured, samples);
}

function describeTimes(name: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const text = `${sorted.length} ${name}: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`;
  return { text, p95: at(0.95) };
}

function report(measured: Measured, samples: ReadonlyMap<string, readonly Sample[]>): boolean {
  const { callTimes, pageTimes, failures, orders } = measured;
  const calls = describeTimes("calls", callTimes);
  const pageViews = describeTimes("pages", pageTimes);
  const perSecond = (callTimes.length + pageTimes.length) / minutes / 60;
  const failed = [...failures].map(([failure, times]) => `${times} times ${failure}`);
  const lines: [string, boolean][] = [
    [`${perSecond.toFixed(1)} requests a second for ${minutes} minutes, ${orders} orders`, orders > 0],
    [`failed: ${failed.join("; ") || "none"}`, failed.length === 0],
    [`${calls.text}; p95 at most ${mostP95Ms}`, calls.p95 < mostP95Ms],
    [`${pageViews.text}; load average of the machine ${loadavg()[0]?.toFixed(1)}`, true],
  ];
  for (const [name, all] of samples) {
    const late = all.filter((each) => each.minute > minutes * warmUpShare);
    const megabytes = slope(late, (each) => each.megabytes);
    const files = slope(late, (each) => each.files);
    const last = late.at(-1);
    lines.push([
      `${name}: ${last?.megabytes.toFixed(0)} MB (${megabytes.toFixed(2)} MB a minute), ${last?.files} open files (${files.toFixed(2)} a minute)`,
      minutes < 30 || (megabytes < mostMegabytesPerMinute && files < mostFilesPerMinute),
    ]);
  }
  for (const [line, isGood] of lines) console.log(`${isGood ? "ok" : "NOT ok"}: ${line}`);
  return lines.every(([, isGood]) => isGood);
}

const postgres = await startTemporaryPostgres({ durable: true });
if ("reason" in postgres) throw new Error(postgres.reason);
const dataDir = mkdtempSync(join(tmpdir(), "tailmark-load-"));
const [backendPort, port] = [await findUsablePort(0), await findUsablePort(0)];
const url = `http://localhost:${port}`;
const env = {
  ...testEnvironment(root, process.env),
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  DEMO: "1",
  BACKEND_PORT: String(backendPort),
  PORT: String(port),
  APP_ORIGIN: url,
  UPSTREAM_URL: `http://127.0.0.1:${backendPort}`,
  TRUSTED_PROXY_HOPS: "1",
} as const;
const backend = launch({ args: commands.start.backend, cwd: root, env });
try {
  await backend.ready;
  const shop = launch({ args: commands.start.shop, cwd: root, env });
  await waitUntilOk(`${url}/api/health/ready`);
  const isGood = await run(url, { shop: shop.pid ?? 0, backend: backend.pid ?? 0 });
  await shop.stop();
  if (!isGood) process.exitCode = 1;
} finally {
  await backend.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
