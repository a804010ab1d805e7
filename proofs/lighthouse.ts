import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startTestPrograms } from "@/e2e/testing/programs";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { type Audit, openLighthouse } from "@/proofs/lighthouse/open-lighthouse";
import { findPlainPage, writePlainApp } from "@/proofs/pages/plain-app";
import { median, run, start, waitUntilOk } from "./programs";

/**
 * Lighthouse scores of pages on a phone, compared with a bare Next page in the same run, because a slow machine lowers
 * all scores. Needs `npm run build`. Lighthouse itself is downloaded on first use.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const rounds = 3;
const pages = {
  home: "/",
  product: "/store/geno-pet-for-dogs-canine/p/969",
  catalogue: "/store",
  breed: "/breeder/for-dogs/breeds/labrador-retriever/548",
};
const full = ["accessibility", "bestPractices", "seo"] as const;

const audits = await measure();
const checks = compareWithBare(audits);
for (const [label, isGood] of checks) console.log(`${isGood ? "ok" : "NOT ok"}: ${label}`);
const passed = checks.filter(([, isGood]) => isGood).length;
console.log(`${passed} passed, ${checks.length - passed} failed`);
if (passed < checks.length) process.exitCode = 1;

async function measure(): Promise<Record<string, Audit>> {
  const folder = writePlainApp(root);
  const next = join(root, "node_modules/next/dist/bin/next");
  await run(root, [next, "build", folder]);
  const port = await findUsablePort(0);
  const plain: ChildProcess = start(root, [next, "start", folder, "-p", String(port)]);
  const programs = await startTestPrograms();
  const lighthouse = await openLighthouse(join(root, ".data/lighthouse"), programs.shop);
  try {
    const origin = `http://localhost:${port}`;
    await waitUntilOk(`${origin}/40`);
    const bare = await findPlainPage(origin, 10_000);
    const addresses: Record<string, string> = { bare: bare.address };
    for (const [name, path] of Object.entries(pages)) addresses[name] = programs.shop + path;
    const found = new Map<string, Audit[]>();
    // The first visit renders the page and warms up the browser.
    for (const address of Object.values(addresses)) await lighthouse.audit(address);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, address] of Object.entries(addresses))
        found.set(name, [...(found.get(name) ?? []), await lighthouse.audit(address)]);
    const account = await signIn(programs.shop);
    await lighthouse.addCookies(account.cookies);
    await lighthouse.audit(account.results);
    const results: Audit[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await lighthouse.audit(account.results));
    found.set("results", results);
    return Object.fromEntries([...found].map(([name, all]) => [name, medianOf(all)]));
  } finally {
    await lighthouse.close();
    await programs.stop();
    plain.kill();
  }
}

/** Cookies of the demo breeder, and the address of a report. */
async function signIn(shop: string) {
  const headers = { "content-type": "application/json", origin: shop, "sec-fetch-site": "same-origin" };
  const body = JSON.stringify({ username: "breeder@tailmark.test", password: "Tailmark-demo-1" });
  const response = await fetch(`${shop}/api/auth/login/`, { method: "POST", headers, body });
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  const cookie = cookies.map((pair) => pair.join("=")).join("; ");
  const read = async (path: string) =>
    (await (await fetch(`${shop}/api${path}`, { headers: { cookie } })).json()) as {
      readonly results: readonly { readonly id: number; readonly barcode: string }[];
    };
  const [animal] = (await read("/my/animals?search=Bramble&query_type=name")).results;
  const [tube] = (await read(`/my/animals/${animal?.id}/barcodes`)).results;
  return { cookies, results: `${shop}/my/animals/${animal?.id}/results/${tube?.barcode}` };
}

function medianOf(audits: readonly Audit[]): Audit {
  const of = (key: keyof Omit<Audit, "failed">) => median(audits.map((audit) => audit[key]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcpMs: of("lcpMs"),
    tbtMs: of("tbtMs"),
    cls: of("cls"),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  };
}

function compareWithBare({ bare, results, ...others }: Record<string, Audit>): [string, boolean][] {
  if (!bare || !results) throw new Error("A page was not measured.");
  show("bare", bare);
  return [...comparePublicPages(bare, others), ...compareResults(bare, results)];
}

/** A page of an account: search engines never see it. */
function compareResults(bare: Audit, results: Audit): [string, boolean][] {
  show("results", results);
  return [
    [
      "results: performance at most 10 points under the bare page's",
      results.performance >= bare.performance - 10,
    ],
    [`results: accessibility ${results.accessibility} is 100`, results.accessibility === 100],
  ];
}

function comparePublicPages(bare: Audit, found: Record<string, Audit>): [string, boolean][] {
  return Object.entries(found).flatMap(([name, audit]): [string, boolean][] => {
    show(name, audit);
    return [
      [
        `${name}: performance at most 5 points under the bare page's`,
        audit.performance >= bare.performance - 5,
      ],
      [`${name}: largest paint at most twice as late`, audit.lcpMs <= bare.lcpMs * 2],
      [`${name}: blocked at most half as long again`, audit.tbtMs <= bare.tbtMs * 1.5],
      [`${name}: nothing moves`, audit.cls < 0.005],
      ...full.map((key): [string, boolean] => [`${name}: ${key} ${audit[key]} is 100`, audit[key] === 100]),
    ];
  });
}

function show(name: string, { performance, lcpMs, tbtMs, cls, failed }: Audit): void {
  const figures = `performance ${performance}, LCP ${lcpMs.toFixed(0)} ms, TBT ${tbtMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  console.log(`${name}: ${figures}${failed.length > 0 ? `; not passed: ${failed.join(", ")}` : ""}`);
}
