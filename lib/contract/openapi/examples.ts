import recorded from "./examples.json" with { type: "json" };

/** What a call of the demo was sent and answered. Lists have two entries at most. */
export interface Example {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly response?: unknown;
}

/** By name of the call; written by `npm run docs:examples`. */
export const examples: ReadonlyMap<string, Example> = new Map(Object.entries<Example>(recorded));

/** Empty for calls without an example. */
export const exampleOf = (name: string): Example => examples.get(name) ?? {};
