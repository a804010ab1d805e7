import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { median, processorSeconds, reportChecks, run, start, waitUntilOk } from "./programs";

/**
 * Compares the BFF with an empty route handler. Both are catch-all routes of Next servers on this machine, measured in
 * turns, so that a slow minute slows both. Needs `npm run build`.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
// Many short rounds: other load on the machine affects both alike.
const rounds = 25;
const seconds = 1;
const connections = 10;
const leastRatio = 0.8;

const names = ["empty", "bff", "upstream"] as const;
type Name = (typeof names)[number];
type PerName<T> = Record<Name, T>;

const states = JSON.stringify(
  ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"].map((code, at) => ({
    id: at + 1,
    code,
    name: `State ${code}`,
  })),
);

// A process of its own: it must not share the thread that sends the requests.
if (process.argv[2] === "upstream") serveStates(Number(process.argv[3]));
else await main();

function serveStates(port: number): void {
  createServer((request, response) => {
    request.resume();
    const length = Buffer.byteLength(states);
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": length });
    response.end(states);
  }).listen(port, "127.0.0.1");
}

async function main(): Promise<void> {
  const emptyApp = writeEmptyApp();
  const children: ReturnType<typeof start>[] = [];
  try {
    const next = join(root, "node_modules/next/dist/bin/next");
    await run(root, [next, "build", emptyApp]);
    const upstreamPort = await findUsablePort(0);
    const shopPort = await findUsablePort(0);
    const emptyPort = await findUsablePort(0);
    const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
    const env = { PORT: String(shopPort), APP_ORIGIN: "", DATABASE_URL: "", UPSTREAM_URL: upstreamUrl };
    const self = fileURLToPath(import.meta.url);
    const upstream = start(root, ["--import", "tsx", self, "upstream", String(upstreamPort)]);
    const bff = start(root, [next, "start", root, "-p", String(shopPort)], { ...env, LOG_LEVEL: "info" });
    const empty = start(root, [next, "start", emptyApp, "-p", String(emptyPort)]);
    children.push(upstream, bff, empty);
    const urls = {
      empty: `http://127.0.0.1:${emptyPort}/api/countries/AU/states`,
      bff: `http://127.0.0.1:${shopPort}/api/countries/AU/states`,
      upstream: `${upstreamUrl}/countries/AU/states`,
    };
    const pids = { empty: empty.pid ?? 0, bff: bff.pid ?? 0, upstream: upstream.pid ?? 0 };
    for (const url of Object.values(urls)) await waitUntilOk(url);
    report(await measure(urls, pids));
  } finally {
    for (const child of children) child.kill();
    rmSync(emptyApp, { recursive: true, force: true });
  }
}

/** Inside the project, so that its packages are found. */
function writeEmptyApp(): string {
  const folder = join(root, ".data/proof-bff");
  const api = join(folder, "app/api/[...call]");
  mkdirSync(api, { recursive: true });
  const handler = `export function GET() {\n  return new Response(${JSON.stringify(states)}, { headers: { "content-type": "application/json" } });\n}\n`;
  writeFileSync(join(api, "route.js"), `export const dynamic = "force-dynamic";\n${handler}`);
  const layout =
    "export default function Layout({ children }) {\n  return <html><body>{children}</body></html>;\n}\n";
  writeFileSync(join(folder, "app/layout.jsx"), layout);
  // The shop's own config, so that both have the same rewrites.
  const shop = JSON.stringify(join(root, "next.config.mjs"));
  const config = `import shop from ${shop};\nexport default { ...shop, typescript: {}, experimental: {}, turbopack: { root: ${JSON.stringify(root)} } };\n`;
  writeFileSync(join(folder, "next.config.mjs"), config);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  return folder;
}

async function measure(urls: PerName<string>, pids: PerName<number>) {
  const perSecond: PerName<number[]> = { empty: [], bff: [], upstream: [] };
  const cpuMs: PerName<number[]> = { empty: [], bff: [], upstream: [] };
  const singleMs: PerName<number[]> = { empty: [], bff: [], upstream: [] };
  let failed = 0;
  for (const name of names) await autocannon({ url: urls[name], connections, amount: 3000 });
  for (let round = 0; round < rounds; round += 1) {
    // Alternating order: the same server must not always follow the busiest one.
    for (const name of round % 2 ? names.toReversed() : names) {
      const before = processorSeconds(pids[name]);
      const result = await autocannon({ url: urls[name], connections, duration: seconds });
      cpuMs[name].push(((processorSeconds(pids[name]) - before) * 1000) / result["2xx"]);
      perSecond[name].push(result.requests.average);
      failed += result.non2xx + result.errors;
    }
    for (const name of names) singleMs[name].push(await measureSingleRequests(urls[name]));
  }
  const ratios = perSecond.bff.map((value, round) => value / (perSecond.empty[round] ?? value));
  return {
    perSecond: medians(perSecond),
    cpuMs: medians(cpuMs),
    singleMs: medians(singleMs),
    ratio: median(ratios),
    ratios,
    failed,
  };
}

function medians(values: PerName<number[]>): PerName<number> {
  return { empty: median(values.empty), bff: median(values.bff), upstream: median(values.upstream) };
}

/** Milliseconds per request without concurrency. */
async function measureSingleRequests(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 200; count += 1) {
    const startedAt = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

function report({
  perSecond,
  cpuMs,
  singleMs,
  ratio,
  ratios,
  failed,
}: Awaited<ReturnType<typeof measure>>): void {
  const format = (values: PerName<number>, digits: number) =>
    names.map((name) => `${name} ${values[name].toFixed(digits)}`).join(", ");
  console.log(
    `requests a second, median of ${rounds} rounds, ${connections} connections: ${format(perSecond, 0)}`,
  );
  console.log(
    `processor milliseconds a request: ${format(cpuMs, 2)}; ratio ${(cpuMs.empty / cpuMs.bff).toFixed(2)}`,
  );
  console.log(
    `milliseconds one by one: ${format(singleMs, 2)}; the BFF adds ${(singleMs.bff - singleMs.empty).toFixed(2)}`,
  );
  console.log(`BFF / empty handler, round by round: ${ratios.map((value) => value.toFixed(2)).join(" ")}`);
  reportChecks([
    [`median ratio ${ratio.toFixed(3)} is at least ${leastRatio}`, ratio >= leastRatio],
    [`${failed} failed requests`, failed === 0],
  ]);
}
