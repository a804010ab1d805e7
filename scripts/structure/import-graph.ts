import { posix } from "node:path";

/** The files that each file imports at run time. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const extensions = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

interface ImportOptions {
  /** Type imports do not count unless set. */
  readonly withTypes?: boolean;
}

/** The project files that a file imports. */
export function findImports(
  path: string,
  files: ReadonlyMap<string, unknown>,
  { withTypes = false }: ImportOptions = {},
): readonly string[] {
  const text = String(files.get(path) ?? "").replace(/^\s*(?:\/\*\*|\*).*$/gm, "");
  const imports = [...listSpecifiers(text, withTypes)].map((specifier) => resolve(path, specifier, files));
  return [...new Set(imports.filter((found) => found !== undefined))];
}

/** Module specifiers of imports, re-exports and dynamic imports. */
function* listSpecifiers(text: string, withTypes: boolean): Generator<string> {
  for (const [, clause = "", specifier = ""] of text.matchAll(
    /^(?:import|export)\b([^"';]*?)\bfrom\s*["']([^"']+)["']/gm,
  ))
    if (withTypes || !isTypeOnly(clause)) yield specifier;
  for (const [, specifier = ""] of text.matchAll(/(?:^import|\bimport\()\s*["']([^"']+)["']/gm))
    yield specifier;
}

function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const [, list] = /^\s*\{([^}]*)\}\s*$/.exec(clause) ?? [];
  const names =
    list
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return names.length > 0 && names.every((name) => name.startsWith("type "));
}

function resolve(from: string, specifier: string, files: ReadonlyMap<string, unknown>): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : posix.normalize(posix.join(posix.dirname(from), specifier));
  return extensions.map((extension) => `${base}${extension}`).find((path) => files.has(path));
}

/** All files reachable from the entries. Does not enter files for which `isBoundary` holds. */
export function listReachable(
  graph: ImportGraph,
  entries: readonly string[],
  isBoundary: (path: string) => boolean = () => false,
): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const path of reached)
    for (const next of graph.get(path) ?? []) if (!isBoundary(next)) reached.add(next);
  return reached;
}

/** Every cycle that a depth-first search meets: at least one if there are any. */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, stack: string[]): void => {
    const start = stack.indexOf(path);
    if (start >= 0) cycles.push([...stack.slice(start), path]);
    if (start >= 0 || finished.has(path)) return;
    stack.push(path);
    for (const next of graph.get(path) ?? []) visit(next, stack);
    stack.pop();
    finished.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
