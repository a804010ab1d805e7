/** An environment variable: parser and fallback. */
export interface EnvRow<T> {
  parse: (text: string) => T;
  fallback: T;
}

export type EnvOf<Rows extends Record<string, EnvRow<unknown>>> = {
  readonly [Name in keyof Rows]: Rows[Name] extends EnvRow<infer T> ? T : never;
};

export class EnvError extends Error {
  override readonly name = "EnvError";
}

/** Parses all variables and reports every problem in one error. */
export function parseEnv<Rows extends Record<string, EnvRow<unknown>>>(
  rows: Rows,
  source: Record<string, string | undefined>,
): EnvOf<Rows> {
  const problems: string[] = [];
  const values = Object.entries(rows).map(([name, row]) => {
    const text = source[name]?.trim();
    if (!text) return [name, row.fallback];
    try {
      return [name, row.parse(text)];
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : "cannot be read"}`);
      return [name, row.fallback];
    }
  });
  if (problems.length > 0) throw new EnvError(`Correct the environment: ${problems.join("; ")}.`);
  // Safe: built from the same keys, each parsed by its own row.
  return Object.fromEntries(values) as EnvOf<Rows>;
}

export function text(fallback = ""): EnvRow<string> {
  return { parse: (value) => value, fallback };
}

export function port(fallback: number): EnvRow<number> {
  return { parse: wholeNumber(0, 65_535), fallback };
}

export function integer(fallback: number, min: number, max: number): EnvRow<number> {
  return { parse: wholeNumber(min, max), fallback };
}

export function flag(): EnvRow<boolean> {
  return {
    fallback: false,
    parse: (value) => {
      if (["1", "true", "yes"].includes(value.toLowerCase())) return true;
      if (["0", "false", "no"].includes(value.toLowerCase())) return false;
      throw new Error("is 1 or 0");
    },
  };
}

export function oneOf<const T extends string>(choices: readonly T[], fallback: T): EnvRow<T> {
  return {
    fallback,
    parse: (value) => {
      const found = choices.find((choice) => choice === value);
      if (found === undefined) throw new Error(`is one of ${choices.join(", ")}`);
      return found;
    },
  };
}

/** A URL with one of the protocols, as text. */
export function address(protocols: readonly string[], fallback = ""): EnvRow<string> {
  return {
    fallback,
    parse: (value) => {
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
        throw new Error(`is an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`);
      return value.replace(/\/+$/, "");
    },
  };
}

/** Several, separated by commas. */
export function addresses(
  protocols: readonly string[],
  fallback: readonly string[],
): EnvRow<readonly string[]> {
  const { parse } = address(protocols);
  return { fallback, parse: (value) => value.split(",").map((part) => parse(part.trim())) };
}

/** An origin: a URL without a path. */
export function origin(): EnvRow<string> {
  const { parse } = address(["http:", "https:"]);
  return {
    fallback: "",
    parse: (value) => {
      const url = new URL(parse(value));
      if (url.pathname !== "/" || url.search || url.hash || url.username || url.password)
        throw new Error("is only protocol, host and port, like https://shop.example");
      return url.origin;
    },
  };
}

function wholeNumber(min: number, max: number) {
  return (value: string) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new Error(`is a whole number from ${min} to ${max}`);
    return number;
  };
}
