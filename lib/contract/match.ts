import { limits } from "@/lib/config/limits";
import { listRoutes, type NamedRoute } from "./routes";

export interface FoundRoute {
  readonly kind: "found";
  readonly named: NamedRoute;
  readonly params: Readonly<Record<string, string>>;
}

export type Match =
  | FoundRoute
  | { readonly kind: "unknown" }
  | { readonly kind: "otherMethod"; readonly allow: readonly string[] };

interface Candidate {
  readonly named: NamedRoute;
  readonly parts: readonly Part[];
}

/** A path segment: a literal or a parameter name. */
type Part = { readonly literal: string } | { readonly parameter: string };

/** Creates a matcher for a route table. Works on the raw path: split, decode each segment once, then check. */
export function createMatcher(table: readonly NamedRoute[]): (method: string, rawPath: string) => Match {
  const candidates = table
    .map((named): Candidate => ({ named, parts: named.route.path.split("/").slice(1).map(patternPart) }))
    .sort(literalsFirst);
  // Indexed by the number of segments, which leaves few candidates.
  const byLength: Candidate[][] = [];
  for (const candidate of candidates) (byLength[candidate.parts.length] ??= []).push(candidate);
  return (method, rawPath) => {
    const parts = partsOf(rawPath);
    if (parts === undefined) return { kind: "unknown" };
    const fitting = (byLength[parts.length] ?? []).flatMap((candidate) => {
      const params = paramsOf(candidate.parts, parts);
      return params === undefined ? [] : [{ named: candidate.named, params }];
    });
    const best = fitting[0];
    if (best === undefined) return { kind: "unknown" };
    // A literal path hides one with a parameter, so only calls of the best path count.
    const samePath = fitting.filter(({ named }) => named.route.path === best.named.route.path);
    const found = samePath.find(({ named }) => named.route.method === method);
    if (found !== undefined) return { kind: "found", ...found };
    return { kind: "otherMethod", allow: samePath.map(({ named }) => named.route.method) };
  };
}

export const matchCall = createMatcher(listRoutes());

/** Undefined for segments that another program could interpret differently: dots, slashes, NUL, bad escapes. */
function partsOf(rawPath: string): readonly string[] | undefined {
  if (!rawPath.startsWith("/") || rawPath.length > limits.pathLength) return undefined;
  const withoutEnd = rawPath.endsWith("/") ? rawPath.slice(0, -1) : rawPath;
  const parts: string[] = [];
  for (const raw of withoutEnd.split("/").slice(1)) {
    const part = decodeOnce(raw);
    if (part === undefined || !isPlainPart(part)) return undefined;
    parts.push(part);
  }
  return parts;
}

function isPlainPart(part: string): boolean {
  return (
    part !== "" &&
    part !== "." &&
    part !== ".." &&
    part.length <= limits.pathPartLength &&
    !/[/\\\0]/.test(part)
  );
}

function decodeOnce(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function patternPart(part: string): Part {
  const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
  return parameter === undefined ? { literal: part } : { parameter };
}

/** Undefined when the segments do not match the pattern of the same length. */
function paramsOf(pattern: readonly Part[], parts: readonly string[]): Record<string, string> | undefined {
  const fits = pattern.every((expected, at) => !("literal" in expected) || expected.literal === parts[at]);
  if (!fits) return undefined;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries())
    if ("parameter" in expected) params[expected.parameter] = parts[at] ?? "";
  return params;
}

function literalsFirst(a: Candidate, b: Candidate): number {
  return rank(a).localeCompare(rank(b));
}

/** Sort key with one letter per segment: literals before parameters. */
function rank({ parts }: Candidate): string {
  return parts.map((part) => ("literal" in part ? "a" : "b")).join("");
}
