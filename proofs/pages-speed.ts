import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startTestPrograms } from "@/e2e/testing/programs";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { measureInTurns } from "@/proofs/pages/measure";
import { findPlainPage, writePlainApp } from "@/proofs/pages/plain-app";
import { type Check, median, reportChecks, run, start, waitUntilOk } from "./programs";

/** Compares pages with plain Next pages of the same size. Needs `npm run build`. */
const root = fileURLToPath(new URL("..", import.meta.url));
const pages = {
  // A single test, like most products of the shop.
  product: "/store/exercise-induced-metabolic-myopathy-canine/p/10001",
  // The largest product page that is visited often.
  genoPet: "/store/geno-pet-for-dogs-canine/p/969",
  catalogue: "/store",
  breeds: "/breeder/for-dogs/breeds",
};
// Many short rounds: other load on the machine affects all alike.
const options = { rounds: 15, seconds: 1, connections: 10 };
const leastRatio = 0.5;
/** Product pages a second if each were rendered on request. */
const uncachedPerSecond = 54;

const plainApp = writePlainApp(root);
const next = join(root, "node_modules/next/dist/bin/next");
await run(root, [next, "build", plainApp]);
const programs = await startTestPrograms();
const port = await findUsablePort(0);
const plain: ChildProcess = start(root, [next, "start", plainApp, "-p", String(port)]);
try {
  await waitUntilOk(`http://127.0.0.1:${port}/40`);
  const checks = [];
  for (const [name, path] of Object.entries(pages)) checks.push(...(await compare(name, path)));
  reportChecks(checks);
} finally {
  plain.kill();
  await programs.stop();
  rmSync(plainApp, { recursive: true, force: true });
}

async function compare(name: string, path: string): Promise<Check[]> {
  const page = programs.shop + path;
  // The first request renders the page.
  await waitUntilOk(page);
  const bytes = (await (await fetch(page)).arrayBuffer()).byteLength;
  const plainPage = await findPlainPage(`http://127.0.0.1:${port}`, bytes);
  const { perSecond, failed } = await measureInTurns({ page, plain: plainPage.address }, options);
  const ratios = perSecond.page.map((value, round) => value / (perSecond.plain[round] ?? value));
  const ratio = median(ratios);
  console.log(
    `${name}, ${bytes} bytes (plain ${plainPage.bytes}): ${median(perSecond.page).toFixed(0)} requests a second, plain ${median(perSecond.plain).toFixed(0)}; round by round ${ratios.map((value) => value.toFixed(2)).join(" ")}`,
  );
  const rate = Math.round(median(perSecond.page));
  return [
    ...(name === "product"
      ? [
          [
            `${name}: ${rate} a second are ten times ${uncachedPerSecond}`,
            rate >= 10 * uncachedPerSecond,
          ] satisfies Check,
        ]
      : []),
    [`${name}: median ratio ${ratio.toFixed(3)} is at least ${leastRatio} (aim 0.6)`, ratio >= leastRatio],
    [`${name}: ${failed} failed requests`, failed === 0],
  ];
}
