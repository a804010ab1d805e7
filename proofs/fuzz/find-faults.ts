import type { RawResponse } from "./send";

const maxMs = 2_000;

/** Must not appear in any response. */
const leaks: readonly (readonly [string, RegExp])[] = [
  [
    "a stack",
    /\n\s+at \S|\bat [\w.<>]+ \(|at (async|file:|Object\.|new )|\.[cm]?[jt]sx?:\d|node_modules|node:internal/,
  ],
  ["a file path", /(^|[\s"'(])(\/(work|home|root|tmp|usr|var|opt|app|etc)\/\w|[A-Z]:\\\\)|file:\/\//],
  ["SQL", /duplicate key|violates \w+ constraint|syntax error at|relation "|\bpglite\b|\bSQLSTATE\b/i],
];

/** Must not appear in error responses; product texts may contain them. */
const errorLeaks: readonly (readonly [string, RegExp])[] = [
  // Our own messages contain "at https://…", "at once" and "at the".
  ["a stack", / at (?!https?:\/\/|once\b|the\b)|\.ts:/],
  ["SQL", /\b(select|insert|relation|syntax error|constraint|drizzle|postgres|query failed|failed query)\b/i],
];

/** Descriptions of what is wrong with a response. */
export function findFaults({ status, text, tookMs }: RawResponse): readonly string[] {
  const patterns = status < 400 ? leaks : [...leaks, ...errorLeaks];
  const leaked = patterns.flatMap(([kind, pattern]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${kind} in the response: ${JSON.stringify(around(text, found.index))}`];
  });
  return [
    ...(status >= 500 ? [`status ${status}: ${text.slice(0, 200)}`] : []),
    ...(tookMs > maxMs ? [`${Math.round(tookMs)} ms`] : []),
    ...leaked,
  ];
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 40), index + 80);
