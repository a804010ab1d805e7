import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestPrograms } from "@/e2e/testing/programs";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { measureInTurns } from "@/proofs/pages/measure";
import { startNginx } from "./nginx";
import { type Check, median, reportChecks, waitUntilOk } from "./programs";

/** Measures nginx with deploy/nginx.conf before the shop. Needs `npm run build`, and nginx. */
const pages = {
  home: "/",
  store: "/store",
  product: "/store/geno-pet-for-dogs-canine/p/969",
};
// Short rounds in turns: other load on the machine affects all alike.
const options = { rounds: 7, seconds: 1, connections: 20 };
const leastGain = 10;
const leastShareOfFile = 0.8;

const programs = await startTestPrograms({ env: { EDGE_CACHE: "1", COUNTRY_HEADER: "x-country" } });
const [port, filePort] = [await findUsablePort(0), await findUsablePort(0)];
/** A second server that sends the same pages from files. In a folder of nginx's caches they would be deleted after a minute. */
const files = `server { listen 127.0.0.1:${filePort}; root {folder}/pages; default_type text/html; }`;
const nginx = startNginx({ port, storefronts: [Number(new URL(programs.shop).port)], extra: files });
const { folder } = nginx;
try {
  await waitUntilOk(`http://127.0.0.1:${port}/api/health`);
  const checks = [...(await checkKeys()), await checkCalls()];
  for (const [name, path] of Object.entries(pages)) checks.push(...(await compare(name, path)));
  reportChecks(checks);
} finally {
  nginx.stop();
  await programs.stop();
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" });
}

/** Each store has an entry of its own, and dynamic pages have none. */
async function checkKeys(): Promise<Check[]> {
  const visits = [
    ["AU", { "x-country": "AU" }],
    ["SE", { cookie: "country=SE" }],
    ["SE", { cookie: "a=b; country=SE", "x-country": "US" }],
    ["US", { "x-country": "US", cookie: "country=none" }],
  ] as const;
  const markets: string[] = [];
  for (const [store, headers] of [...visits, ...visits]) {
    const response = await get("/store", headers);
    const html = await response.text();
    markets.push(`${store} ${html.includes(`data-market="${store}-en"`)} ${response.headers.get("x-cache")}`);
  }
  const isCached = async (path: string) => {
    await get(path);
    return (await get(path)).headers.get("x-cache") === "HIT";
  };
  return [
    [`stores have pages of their own: ${markets.join(", ")}`, markets.every((text) => text.includes("true"))],
    [
      "a page is cached after the first request",
      markets.slice(visits.length).every((text) => text.endsWith("HIT")),
    ],
    [
      "checkout and search are not cached",
      !(await isCached("/checkout")) && !(await isCached("/search?q=dog")),
    ],
  ];
}

/** Guests share a cached call; a session bypasses the cache. */
async function checkCalls(): Promise<Check> {
  const language = { "x-language": "en", "x-country": "AU" };
  const caches = [];
  for (const headers of [language, language, { ...language, cookie: "session=x" }, language])
    caches.push((await get("/api/countries", headers)).headers.get("x-cache"));
  return [`calls: ${caches.join(", ")}`, caches.join(" ") === "MISS HIT BYPASS HIT"];
}

async function compare(name: string, path: string): Promise<Check[]> {
  const bytes = Buffer.from(await (await get(path, { "accept-encoding": "identity" })).arrayBuffer());
  mkdirSync(join(folder, "pages"), { recursive: true });
  writeFileSync(join(folder, "pages", name), bytes);
  const urls = {
    edge: `http://127.0.0.1:${port}${path}`,
    file: `http://127.0.0.1:${filePort}/${name}`,
    shop: programs.shop + path,
  };
  const { perSecond, failed } = await measureInTurns(urls, options);
  const rate = { edge: median(perSecond.edge), file: median(perSecond.file), shop: median(perSecond.shop) };
  const [gain, share] = [rate.edge / rate.shop, rate.edge / rate.file];
  const numbers = Object.entries(rate).map(([key, value]) => `${key} ${value.toFixed(0)}`);
  return [
    [`${name}, ${bytes.length} bytes, requests a second: ${numbers.join(", ")}`, failed === 0],
    [`${name}: ${gain.toFixed(1)} times the shop alone, at least ${leastGain}`, gain >= leastGain],
    [`${name}: ${share.toFixed(2)} of a file, at least ${leastShareOfFile}`, share >= leastShareOfFile],
  ];
}
