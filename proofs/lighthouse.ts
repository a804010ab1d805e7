import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startTestPrograms } from "@/e2e/testing/programs";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { type Audit, openLighthouse } from "@/proofs/lighthouse/open-lighthouse";
import { startTlsFront } from "@/proofs/lighthouse/tls-front";
import { findPlainPage, writePlainApp } from "@/proofs/pages/plain-app";
import { type Check, median, reportChecks, run, start, waitUntilOk } from "./programs";

/**
 * Lighthouse scores of pages on a phone, compared with a bare Next page in the same run, because a slow machine lowers
 * all scores. Both are served over HTTP/2, as visitors get them. Needs `npm run build`, nginx and openssl. Lighthouse itself
 * is downloaded on first use.
 * `npm run proof:lighthouse -- overview results` measures these pages only.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const rounds = 3;
/** In each round: its scripts arrive while it is painted, so its largest paint is 960 ms in one run and 1,300 in the next. */
const bareRuns = 5;
/** Cached for everybody, and shown to search engines. */
const publicPages = {
  home: "/",
  product: "/store/geno-pet-for-dogs-canine/p/969",
  catalogue: "/store",
  breed: "/breeder/for-dogs/breeds/labrador-retriever/548",
  breeds: "/breeder/for-dogs/breeds",
  breeder: "/breeder",
  owner: "/pet-owner",
  vet: "/vet",
  tests: "/tests",
  condition: "/tests/pll",
  article: "/news-and-blogs/mdr1-what-to-tell-your-vet",
  comparison: "/compare-tailmark",
  help: "/help",
  guide: "/how-to-take-dna-sample",
};
/** Rendered per visit. */
const guestPages = { activation: "/activate" };
/** Of the demo breeder, beside a page of results. */
const accountPages = {
  overview: "/my",
  animals: "/my/my-animals",
  kits: "/my/kits",
  orders: "/my/orders",
  strategy: "/my/breeding-strategy",
};
const wanted = process.argv.slice(2);
const full = ["accessibility", "bestPractices", "seo"] as const;

reportChecks(compareWithBare(await measure()));

async function measure(): Promise<Record<string, Audit>> {
  const folder = writePlainApp(root);
  const next = join(root, "node_modules/next/dist/bin/next");
  await run(root, [next, "build", folder]);
  const port = await findUsablePort(0);
  const plain: ChildProcess = start(root, [next, "start", folder, "-p", String(port)]);
  const programs = await startTestPrograms();
  const origin = `http://localhost:${port}`;
  const front = await startTlsFront([programs.shop, origin]);
  const [shop = "", plainShop = ""] = front.origins;
  const lighthouse = await openLighthouse(join(root, ".data/lighthouse"), shop);
  try {
    await waitUntilOk(`${origin}/40`);
    const bare = (await findPlainPage(origin, 10_000)).address.replace(origin, plainShop);
    const found = new Map<string, Audit[]>();
    const auditAll = async (addresses: Readonly<Record<string, string>>) => {
      const chosen = Object.entries(addresses).filter(([name]) => isWanted(name));
      // The first visit renders the page and warms up the browser.
      for (const [, address] of chosen) await lighthouse.audit(address);
      for (let round = 0; round < rounds; round += 1)
        for (const [name, address] of chosen)
          for (let run = 0; run < (name === "bare" ? bareRuns : 1); run += 1)
            found.set(name, [...(found.get(name) ?? []), await lighthouse.audit(address)]);
    };
    await auditAll({ bare, ...atShop(shop, { ...publicPages, ...guestPages }) });
    const account = await signIn(programs.shop);
    await lighthouse.addCookies(account.cookies);
    await auditAll(atShop(shop, { ...accountPages, results: account.results }));
    return Object.fromEntries([...found].map(([name, all]) => [name, medianOf(all)]));
  } finally {
    await lighthouse.close();
    front.stop();
    await programs.stop();
    plain.kill();
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || name === "bare" || wanted.includes(name);
}

function atShop(shop: string, pages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, shop + path]));
}

/** Cookies of the demo breeder, and the path of a report. */
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
  return { cookies, results: `/my/animals/${animal?.id}/results/${tube?.barcode}` };
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

function compareWithBare({ bare, ...others }: Record<string, Audit>): Check[] {
  if (!bare) throw new Error("The bare page was not measured.");
  show("bare", bare);
  return Object.entries(others).flatMap(([name, audit]) => {
    show(name, audit);
    return name in publicPages
      ? comparePublicPage(bare, name, audit)
      : comparePageOfVisitor(bare, name, audit);
  });
}

/** A page rendered per visit, or of an account: search engines never see it. */
function comparePageOfVisitor(bare: Audit, name: string, audit: Audit): Check[] {
  return [
    [
      `${name}: performance at most 10 points under the bare page's`,
      audit.performance >= bare.performance - 10,
    ],
    [`${name}: largest paint at most 1.3 times as late`, audit.lcpMs <= bare.lcpMs * 1.3],
    [`${name}: accessibility ${audit.accessibility} is 100`, audit.accessibility === 100],
  ];
}

function comparePublicPage(bare: Audit, name: string, audit: Audit): Check[] {
  return [
    [
      `${name}: performance at most 3 points under the bare page's`,
      audit.performance >= bare.performance - 3,
    ],
    [`${name}: largest paint at most 1.2 times as late`, audit.lcpMs <= bare.lcpMs * 1.2],
    [`${name}: blocked at most half as long again`, audit.tbtMs <= bare.tbtMs * 1.5],
    [`${name}: nothing moves`, audit.cls < 0.005],
    ...full.map((key): Check => [`${name}: ${key} ${audit[key]} is 100`, audit[key] === 100]),
  ];
}

function show(name: string, { performance, lcpMs, tbtMs, cls, failed }: Audit): void {
  const figures = `performance ${performance}, LCP ${lcpMs.toFixed(0)} ms, TBT ${tbtMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  console.log(`${name}: ${figures}${failed.length > 0 ? `; not passed: ${failed.join(", ")}` : ""}`);
}
