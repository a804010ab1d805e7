import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startTestPrograms } from "../../e2e/testing/programs";
import { findUsablePort } from "../lib/process/ports.mjs";
import { type Audit, openLighthouse } from "./lighthouse/open-lighthouse";
import { findPlainPage, writePlainApp } from "./pages/plain-app";
import { median, run, start, waitUntilOk } from "./programs";

/**
 * Lighthouse scores of pages on a phone, compared with a bare Next page in the same run, because a slow machine lowers
 * all scores. Needs `npm run build`. Lighthouse itself is downloaded on first use.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
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
    return Object.fromEntries([...found].map(([name, all]) => [name, medianOf(all)]));
  } finally {
    await lighthouse.close();
    await programs.stop();
    plain.kill();
  }
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

function compareWithBare({ bare, ...others }: Record<string, Audit>): [string, boolean][] {
  if (!bare) throw new Error("The bare page was not measured.");
  show("bare", bare);
  return Object.entries(others).flatMap(([name, audit]): [string, boolean][] => {
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
