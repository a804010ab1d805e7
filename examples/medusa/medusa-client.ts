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

/** `refused`: a documented 4xx, with its type. `wrong`: nothing that Medusa documents. `down`: no response, or a 5xx. */
export class MedusaFailure extends Error {
  override readonly name = "MedusaFailure";

  constructor(
    readonly kind: "refused" | "wrong" | "down",
    message: string,
    readonly status = 0,
    readonly type = "",
  ) {
    super(message);
  }
}

/** Less than what the storefront waits for us. */
const timeoutMs = 8_000;

/** Speaks the Store API of Medusa 2. */
export function createMedusaClient(url: string, publishableKey: string): MedusaClient {
  const origin = url.replace(/\/+$/, "");
  const headers = { accept: "application/json", "x-publishable-api-key": publishableKey };
  return {
    async send({ method = "GET", path, query = {}, body }, schema) {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const { status, json } = await exchange(`${origin}${path}?${search.toString()}`, {
        method,
        headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const call = `${method} ${path}`;
      if (status >= 500) throw new MedusaFailure("down", `${call}: answered ${status}`);
      if (status >= 400) throw refusalOf(call, status, json);
      const parsed = parseResponse(schema, json);
      if (parsed.ok) return parsed.value;
      // Names of fields only: their values may be personal data.
      throw new MedusaFailure("wrong", `${call}: wrong ${Object.keys(parsed.errors).join(", ")}`);
    },
  };
}

async function exchange(url: string, init: RequestInit) {
  const { status, text } = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new MedusaFailure("down", `${init.method} ${new URL(url).pathname}: ${String(error)}`);
    });
  try {
    return { status, json: JSON.parse(text) as unknown };
  } catch {
    return { status, json: undefined };
  }
}

function refusalOf(call: string, status: number, json: unknown): MedusaFailure {
  const error = parseResponse(medusaError, json);
  if (!error.ok) return new MedusaFailure("wrong", `${call}: unreadable ${status}`);
  const { type, message } = error.value;
  return new MedusaFailure("refused", `${call}: ${message}`, status, type ?? "");
}
