import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/process/run-script.mjs";
import { isSource } from "./checks/file-sizes.mjs";
import { isTest, listFiles } from "./checks/source-files.mjs";
import { findCycles, findImports, listReachable, type ImportGraph } from "./structure/import-graph";
import { findImportProblem } from "./structure/import-rules";
import { checkJourney, findJourneys } from "./structure/journeys";

/** Prints figures about files, imports, client code and the documented journeys. Fails on cycles, forbidden imports, too many client files and wrong journeys. */
const sourceFolders = [
  "app",
  "backend",
  "components",
  "content",
  "e2e",
  "lib",
  "messages",
  "scripts",
  "store",
];
const screenFolders = ["app", "components", "store"];
const isIn = (folders: readonly string[], path: string) =>
  folders.some((folder) => path.startsWith(`${folder}/`));

const allFiles = listFiles(root).filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path));
const files = allFiles.filter(
  (path) => isIn(sourceFolders, path) || (!path.includes("/") && !path.endsWith(".d.ts")),
);
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const linesOf = (path: string) => (texts.get(path) ?? "").split("\n").length - 1;
const percent = (part: number, whole: number) => (100 * part) / whole;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function printSizes(label: string, paths: readonly string[]): void {
  const sizes = paths.map(linesOf).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
  console.log(
    `${label}: ${sizes.length} files, ${sum(sizes)} lines, median ${at(0.5)}, 90th percentile ${at(0.9)}, longest ${at(1)}`,
  );
}

function printCycles(graph: ImportGraph): boolean {
  const cycles = findCycles(graph);
  console.log(`Import cycles: ${cycles.length}`);
  for (const cycle of cycles) console.log(`  ${cycle.join(" → ")}`);
  return cycles.length === 0;
}

const maxClientPercent = 25;

/** Client files start with "use client". Client code is these files, and files that only they import. */
function isClientShareSmall(graph: ImportGraph): boolean {
  const screens = sources.filter((path) => isIn(screenFolders, path));
  const isClient = (path: string) => /^\s*["']use client["']/.test(texts.get(path) ?? "");
  const entries = screens.filter((path) => path.startsWith("app/") && !isClient(path));
  const onServer = listReachable(graph, entries, isClient);
  const inBrowser = listReachable(graph, screens.filter(isClient));
  const client = screens.filter((path) => inBrowser.has(path) && !onServer.has(path));
  const clientFiles = screens.filter(isClient);
  const share = (part: number, whole: number) => `${part} of ${whole} (${percent(part, whole).toFixed(1)} %)`;
  console.log(
    `Client files of ${screenFolders.join(", ")}: ${share(clientFiles.length, screens.length)}, at most ${maxClientPercent} %`,
  );
  console.log(`Lines that run in the browser: ${share(sum(client.map(linesOf)), sum(screens.map(linesOf)))}`);
  return percent(clientFiles.length, screens.length) <= maxClientPercent;
}

function printJourneys(): boolean {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const results = findJourneys(page).map((journey) =>
    checkJourney(journey, (path) => existsSync(join(root, path))),
  );
  for (const { label, problems } of results) {
    console.log(label);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  return results.every(({ problems }) => problems.length === 0);
}

const isOurTest = (path: string) => isTest(path) || path.endsWith(".proof.ts");
const sources = files.filter((path) => !isOurTest(path));

/** Imports against the layers, and of private modules of other features. */
function printForbiddenImports(): boolean {
  const problems = sources.flatMap((path) =>
    findImports(path, texts, { withTypes: true }).flatMap((imported) => {
      const problem = findImportProblem(path, imported);
      return problem === undefined ? [] : [`${path} imports ${imported}: ${problem}.`];
    }),
  );
  console.log(`Forbidden imports: ${problems.length}`);
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length === 0;
}

const graph: ImportGraph = new Map(files.map((path) => [path, findImports(path, texts)]));
printSizes("Source", sources.filter(isSource));
printSizes("Tests", files.filter(isOurTest));
const hasNoCycles = printCycles(graph);
const hasFewClientFiles = isClientShareSmall(graph);
const areImportsAllowed = printForbiddenImports();
if (!printJourneys() || !hasNoCycles || !hasFewClientFiles || !areImportsAllowed) process.exitCode = 1;
