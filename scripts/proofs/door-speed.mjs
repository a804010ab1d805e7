import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { claimPort } from "../lib/ports.mjs";
import { median, run, start, untilAnswered } from "./programs.mjs";

/**
 * What the door costs beside a route handler with nothing in it. Both are catch-all routes of Next servers on this
 * machine, asked in turns, so that a slow minute slows both. Needs `npm run build`.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
// Short turns, many of them: what else the machine does then falls on both alike.
const rounds = 25;
const seconds = 1;
const connections = 10;
const leastRatio = 0.8;

const states = JSON.stringify(
  ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"].map((code, at) => ({
    id: at + 1,
    code,
    name: `State ${code}`,
  })),
);

/** Runs in a program of its own: it must not share the thread that makes the requests. */
if (process.argv[2] === "upstream") serveStates(Number(process.argv[3]));
else await main();

/** @param {number} port */
function serveStates(port) {
  createServer((request, response) => {
    request.resume();
    const length = Buffer.byteLength(states);
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": length });
    response.end(states);
  }).listen(port, "127.0.0.1");
}

async function main() {
  const emptyApp = writeEmptyApp();
  const children = [];
  try {
    const next = join(root, "node_modules/next/dist/bin/next");
    await run(root, [next, "build", emptyApp]);
    const [upstreamPort, shopPort, emptyPort] = [await claimPort(0), await claimPort(0), await claimPort(0)];
    const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
    const env = { PORT: String(shopPort), APP_ORIGIN: "", DATABASE_URL: "", UPSTREAM_URL: upstreamUrl };
    const upstream = start(root, [fileURLToPath(import.meta.url), "upstream", String(upstreamPort)]);
    const door = start(root, [next, "start", root, "-p", String(shopPort)], { ...env, LOG_LEVEL: "info" });
    const empty = start(root, [next, "start", emptyApp, "-p", String(emptyPort)]);
    children.push(upstream, door, empty);
    const addresses = {
      empty: `http://127.0.0.1:${emptyPort}/api/countries/AU/states`,
      door: `http://127.0.0.1:${shopPort}/api/countries/AU/states`,
      upstream: `${upstreamUrl}/countries/AU/states`,
    };
    const pids = { empty: empty.pid ?? 0, door: door.pid ?? 0, upstream: upstream.pid ?? 0 };
    for (const address of Object.values(addresses)) await untilAnswered(address);
    report(await measure(addresses, pids));
  } finally {
    for (const child of children) child.kill();
    rmSync(emptyApp, { recursive: true, force: true });
  }
}

/** Inside the project, so that packages are found without links out of the bundler's root. */
function writeEmptyApp() {
  const folder = join(root, ".data/proof-door");
  const api = join(folder, "app/api/[...call]");
  mkdirSync(api, { recursive: true });
  const handler = `export function GET() {\n  return new Response(${JSON.stringify(states)}, { headers: { "content-type": "application/json" } });\n}\n`;
  writeFileSync(join(api, "route.js"), `export const dynamic = "force-dynamic";\n${handler}`);
  const layout =
    "export default function Layout({ children }) {\n  return <html><body>{children}</body></html>;\n}\n";
  writeFileSync(join(folder, "app/layout.jsx"), layout);
  // The shop's own settings, so that both pay for the same rewrites.
  const shop = JSON.stringify(join(root, "next.config.mjs"));
  const config = `import shop from ${shop};\nexport default { ...shop, typescript: {}, experimental: {}, turbopack: { root: ${JSON.stringify(root)} } };\n`;
  writeFileSync(join(folder, "next.config.mjs"), config);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  return folder;
}

/** @param {Record<string, string>} addresses @param {Record<string, number>} pids */
async function measure(addresses, pids) {
  const names = Object.keys(addresses);
  const perSecond = Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]));
  const work = Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]));
  const alone = Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]));
  let failed = 0;
  for (const name of names) await autocannon({ url: addresses[name], connections, amount: 3000 });
  for (let round = 0; round < rounds; round += 1) {
    // Every other round in the other order: whoever comes after the busiest is not always the same.
    for (const name of round % 2 ? names.toReversed() : names) {
      const before = processorMs(pids[name]);
      const result = await autocannon({ url: addresses[name], connections, duration: seconds });
      work[name].push((processorMs(pids[name]) - before) / result["2xx"]);
      perSecond[name].push(result.requests.average);
      failed += result.non2xx + result.errors;
    }
    for (const name of names) alone[name].push(await oneByOne(addresses[name]));
  }
  const medians = (/** @type {Record<string, number[]>} */ all) =>
    Object.fromEntries(names.map((name) => [name, median(all[name])]));
  const ratios = perSecond.door.map((value, round) => value / perSecond.empty[round]);
  return {
    perSecond: medians(perSecond),
    work: medians(work),
    alone: medians(alone),
    ratio: median(ratios),
    ratios,
    failed,
  };
}

/** What a program has worked so far; where the system does not say, none. @param {number} pid */
function processorMs(pid) {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .split(") ")[1]
      .split(" ")
      .slice(11)
      .map(Number);
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

/** Milliseconds a request, when nobody else asks. @param {string} address */
async function oneByOne(address) {
  const times = [];
  for (let count = 0; count < 200; count += 1) {
    const startedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** @param {Awaited<ReturnType<typeof measure>>} measured */
function report({ perSecond, work, alone, ratio, ratios, failed }) {
  const of = (/** @type {Record<string, number>} */ values, /** @type {number} */ digits) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${value.toFixed(digits)}`)
      .join(", ");
  console.log(
    `requests a second, median of ${rounds} rounds, ${connections} connections: ${of(perSecond, 0)}`,
  );
  console.log(
    `processor milliseconds a request: ${of(work, 2)}; ratio ${(work.empty / work.door).toFixed(2)}`,
  );
  console.log(
    `milliseconds one by one: ${of(alone, 2)}; the door adds ${(alone.door - alone.empty).toFixed(2)}`,
  );
  console.log(`door / empty handler, round by round: ${ratios.map((value) => value.toFixed(2)).join(" ")}`);
  const checks = [
    [`median ratio ${ratio.toFixed(3)} is at least ${leastRatio}`, ratio >= leastRatio],
    [`${failed} failed requests`, failed === 0],
  ];
  for (const [words, isGood] of checks) console.log(`${isGood ? "ok" : "NOT ok"}: ${words}`);
  const passed = checks.filter(([, isGood]) => isGood).length;
  console.log(`${passed} passed, ${checks.length - passed} failed`);
  if (passed < checks.length) process.exitCode = 1;
}
