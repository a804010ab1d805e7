import type { TypedSchema } from "@/lib/contract/contract";
import { parseResponse } from "@/lib/contract/parse";
import { medusaError } from "./medusa-shapes";

interface Request {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly path: `/store/${string}`;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

export interface MedusaClient {
  /** Sends a request and checks the response. Unknown keys are dropped. */
  send<S extends TypedSchema>(request: Request, schema: S): Promise<S["__outputType"]>;
}

interface Settings {
  readonly url: string;
  readonly publishableKey: string;
  readonly timeoutMs?: number;
}

/** Medusa refused the request: a 4xx with its type of error. */
export class MedusaRefusal extends Error {
  override readonly name = "MedusaRefusal";

  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

/** Medusa answered something that it does not document. */
export class WrongAnswer extends Error {
  override readonly name = "WrongAnswer";
}

/** Medusa cannot be reached, or fails. */
export class Outage extends Error {
  override readonly name = "Outage";
}

/** Less than what the storefront waits for us, as a call may need several requests. */
const usualTimeoutMs = 4_000;

/** Speaks the Store API of Medusa 2. */
export function createMedusaClient({ url, publishableKey, timeoutMs }: Settings): MedusaClient {
  const origin = url.replace(/\/+$/, "");
  return {
    async send({ method = "GET", path, query = {}, body }, schema) {
      const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
      const search = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
      const response = await exchange(`${origin}${path}${search}`, {
        method,
        headers: {
          accept: "application/json",
          "x-publishable-api-key": publishableKey,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs ?? usualTimeoutMs),
      });
      return readAnswer(`${method} ${path}`, response, schema);
    },
  };
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

async function exchange(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, json: readJson(await response.text()) };
  } catch (error) {
    throw new Outage("Medusa does not answer", { cause: error });
  }
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function readAnswer<S extends TypedSchema>(call: string, { status, json }: Answer, schema: S) {
  if (status >= 500) throw new Outage(`${call}: answered ${status}`);
  if (status >= 400) {
    const error = parseResponse(medusaError, json);
    if (!error.ok) throw new WrongAnswer(`${call}: unreadable ${status}`);
    throw new MedusaRefusal(status, error.value.type ?? "", `${call}: ${error.value.message}`);
  }
  const parsed = parseResponse(schema, json);
  // Names of fields only: their values may be personal data.
  if (!parsed.ok) throw new WrongAnswer(`${call}: wrong ${Object.keys(parsed.errors).join(", ")}`);
  return parsed.value;
}
