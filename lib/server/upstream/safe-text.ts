/** Patterns of stack traces, file paths and SQL, which must not be shown. */
const internals = [
  /[\0-\x1f\x7f\u2028\u2029]/,
  /\bat\s.*:\d+:\d+/,
  /\bat (async |new )?[\w.<>$]+ \((node:|file:|native|<anonymous>|\/)/,
  /\.[cm]?[jt]sx?:\d+/,
  /node_modules|\bnode:internal\b/,
  /\/(home|root|srv|usr|var|opt|tmp|work)\//,
  /\b(SELECT .+ FROM|INSERT INTO|UPDATE .+ SET|DELETE FROM)\b/,
];

const maxMessageLength = 300;

/** The upstream's message where it is safe to show, else the fallback. */
export function safeMessage(value: unknown, fallback: string): string {
  return isSafe(value) ? value : fallback;
}

export function isSafe(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.trim() !== "" &&
    value.length <= maxMessageLength &&
    !internals.some((internal) => internal.test(value))
  );
}

export function safeCode(value: unknown, fallback: string): string | number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  return typeof value === "string" && /^[a-z0-9_]{1,40}$/.test(value) ? value : fallback;
}

export function safeRetryAfter(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (/^\d{1,6}$/.test(value)) return value;
  return /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(value) ? value : undefined;
}
