import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPrograms } from "../../e2e/testing/programs";
import { claimPort } from "../lib/ports.mjs";
import { measureInTurns } from "./pages/measure.mjs";
import { plainPageOf, writePlainApp } from "./pages/plain-app.mjs";
import { median, run, start, untilAnswered } from "./programs.mjs";

/**
 * What pages cost, found by the visitor's market, each beside a page of the same size that Next serves as it is.
 * Needs `npm run build`.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const pages = {
  // A single test, as most of the shop's products are; the profiles of a breed list a hundred more.
  product: "/store/exercise-induced-metabolic-myopathy-canine/p/10001",
  catalogue: "/store",
  breeds: "/breeder/for-dogs/breeds",
};
// Short turns, many of them: what else the machine does then falls on all alike.
const turns = { rounds: 15, seconds: 1, connections: 10 };
const leastRatio = 0.5;
/** So many product pages a second there would be if each were made anew. */
const madeAnew = 54;

const plainApp = writePlainApp(root);
const next = join(root, "node_modules/next/dist/bin/next");
await run(root, [next, "build", plainApp]);
const programs = await startPrograms();
const port = await claimPort(0);
const plain: ChildProcess = start(root, [next, "start", plainApp, "-p", String(port)]);
try {
  await untilAnswered(`http://127.0.0.1:${port}/40`);
  const checks = [];
  for (const [name, path] of Object.entries(pages)) checks.push(...(await compare(name, path)));
  for (const [words, isGood] of checks) console.log(`${isGood ? "ok" : "NOT ok"}: ${words}`);
  const passed = checks.filter(([, isGood]) => isGood).length;
  console.log(`${passed} passed, ${checks.length - passed} failed`);
  if (passed < checks.length) process.exitCode = 1;
} finally {
  plain.kill();
  await programs.stop();
  rmSync(plainApp, { recursive: true, force: true });
}

async function compare(name: string, path: string): Promise<[string, boolean][]> {
  const page = programs.shop + path;
  // Whoever comes first waits for it to be made.
  await untilAnswered(page);
  const bytes = (await (await fetch(page)).arrayBuffer()).byteLength;
  const beside = await plainPageOf(`http://127.0.0.1:${port}`, bytes);
  const { perSecond, failed } = await measureInTurns({ page, plain: beside.address }, turns);
  const { page: ours = [], plain: theirs = [] } = perSecond;
  const ratios = ours.map((value, round) => value / (theirs[round] ?? value));
  const ratio = median(ratios);
  console.log(
    `${name}, ${bytes} bytes (plain ${beside.bytes}): ${median(ours).toFixed(0)} requests a second, plain ${median(theirs).toFixed(0)}; round by round ${ratios.map((value) => value.toFixed(2)).join(" ")}`,
  );
  const rate = Math.round(median(ours));
  return [
    ...(name === "product"
      ? [
          [`${name}: ${rate} a second are ten times ${madeAnew}`, rate >= 10 * madeAnew] satisfies [
            string,
            boolean,
          ],
        ]
      : []),
    [`${name}: median ratio ${ratio.toFixed(3)} is at least ${leastRatio} (aim 0.6)`, ratio >= leastRatio],
    [`${name}: ${failed} failed requests`, failed === 0],
  ];
}
