export interface SerialisedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string | number;
  readonly constraint?: string;
  /** Verb and table of the failed statement. */
  readonly query?: string;
  readonly stack?: string;
  readonly cause?: SerialisedError;
}

const mostCauses = 4;

/**
 * An error as it may be logged: what failed and where, without personal data. Of a database error the message, detail and
 * parameters are left out, because they quote values; in other messages addresses and tokens are blanked.
 */
export function serialiseError(error: unknown, depth = 0): SerialisedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, query, severity, cause } = error as ErrorFields;
  const isOfDatabase = typeof query === "string" || typeof severity === "string";
  return {
    type: error.name,
    ...(!isOfDatabase && { message: blankPersonalData(error.message) }),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(typeof query === "string" && { query: nameQuery(query) }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < mostCauses && { cause: serialiseError(cause, depth + 1) }),
  };
}

interface ErrorFields extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly query?: unknown;
  readonly severity?: unknown;
}

/** Blanks mail addresses, and everything as long as a token. */
function blankPersonalData(text: string): string {
  return text.replace(/[^\s@<>"']+@[^\s@<>"',;]+/g, "[address]").replace(/[\w-]{24,}/g, "[token]");
}

function nameQuery(query: string): string {
  const verb = /^\s*(\w+)/.exec(query)?.[1] ?? "query";
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(query)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Without the first lines, which repeat the message. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
