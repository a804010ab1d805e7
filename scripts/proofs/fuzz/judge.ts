import type { Answer } from "./send";

const longestMs = 2_000;

/** Never in any answer. */
const leaks: readonly (readonly [string, RegExp])[] = [
  [
    "a stack",
    /\n\s+at \S|\bat [\w.<>]+ \(|at (async|file:|Object\.|new )|\.[cm]?[jt]sx?:\d|node_modules|node:internal/,
  ],
  ["a file's path", /(^|[\s"'(])(\/(work|home|root|tmp|usr|var|opt|app|etc)\/\w|[A-Z]:\\\\)|file:\/\//],
  ["SQL", /duplicate key|violates \w+ constraint|syntax error at|relation "|\bpglite\b|\bSQLSTATE\b/i],
];

/** Words that have their place in a product's text, but none in a refusal. */
const leaksOfRefusals: readonly (readonly [string, RegExp])[] = [
  // "… at https://…" and "… at once" stand in sentences of ours.
  ["a stack", / at (?!https?:\/\/|once\b)|\.ts:/],
  ["SQL", /\b(select|insert|relation|syntax error|constraint|drizzle|postgres|query failed|failed query)\b/i],
];

/** What is wrong with an answer, or nothing. */
export function faultsOf({ status, text, tookMs }: Answer): readonly string[] {
  const looked = status < 400 ? leaks : [...leaks, ...leaksOfRefusals];
  const leaked = looked.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${what} in the answer: ${JSON.stringify(around(text, found.index))}`];
  });
  return [
    ...(status >= 500 && status !== 501 ? [`status ${status}: ${text.slice(0, 200)}`] : []),
    ...(tookMs > longestMs ? [`${Math.round(tookMs)} ms`] : []),
    ...leaked,
  ];
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 40), index + 80);
