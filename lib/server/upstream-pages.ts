import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import type { Market } from "@/lib/config/market";
import { type AnyShape, isJsonAnswer } from "@/lib/contract/contract";
import { parseAnswer } from "@/lib/contract/parse";
import { type CallInput, callPath } from "@/lib/contract/request";
import {
  type AnswerOfCall,
  findCall,
  type UpstreamCall,
  type UpstreamCallInput,
} from "@/lib/server/upstream/call-upstream";

/** What pages may read: calls that everybody may make. */
type PageCall = Extract<
  UpstreamCall,
  | `products.${string}`
  | `breeds.${string}`
  | "customProfiles.tests"
  | "responsibleBreeders.list"
  | "responsibleBreeders.choices"
>;

interface Reading {
  readonly market: Market;
  /** The page that shows this answer is made again when one of them is refreshed. */
  readonly tags: readonly string[];
}

export class UpstreamReadError extends Error {
  override readonly name = "UpstreamReadError";
}

const timeLimitMs = 10_000;

/**
 * What a page shows: the checked answer, undefined for a definite 404, and an error for everything else, so that no
 * failure is ever kept as a page. Only the page itself is cached, under the tags given here: without `cache` and
 * `revalidate` Next keeps no copy of the answer, and so none that has not been checked.
 */
export async function readForPage<Name extends PageCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  { market, tags }: Reading,
): Promise<AnswerOfCall<Name> | undefined> {
  const { route, shape } = findCall(name);
  const response = await fetch(storefrontEnv().UPSTREAM_URL + callPath(route, input as CallInput), {
    headers: {
      accept: "application/json",
      "accept-language": market.language,
      "x-country": market.region,
    },
    redirect: "error",
    signal: AbortSignal.timeout(timeLimitMs),
    next: { tags: [...tags] },
  });
  const json = await readJson(name, response);
  if (response.status === 404 && isNotFound(json)) return undefined;
  if (response.status !== 200) throw new UpstreamReadError(`${name} answered ${response.status}`);
  return checked<Name>(name, shape, json);
}

async function readJson(name: string, response: Response): Promise<unknown> {
  try {
    const json: unknown = await response.json();
    return json;
  } catch (cause) {
    throw new UpstreamReadError(`${name} answered ${response.status} without JSON`, { cause });
  }
}

/** Some other server's 404, or a backend that lacks the call, must not empty the shop. */
function isNotFound(json: unknown): boolean {
  if (typeof json !== "object" || json === null || !("code" in json)) return false;
  return typeof json.code === "string" && json.code !== "unknown_call";
}

/** Returned only after the shape of this very call has passed it: the one cast that needs. */
function checked<Name extends PageCall>(name: Name, shape: AnyShape | undefined, json: unknown) {
  if (shape === undefined || !isJsonAnswer(shape.answer))
    throw new UpstreamReadError(`${name} has no answer`);
  const parsed = parseAnswer(shape.answer, json);
  if (parsed.ok) return parsed.value as AnswerOfCall<Name>;
  const fields = Object.keys(parsed.errors).join(", ").slice(0, 200);
  throw new UpstreamReadError(`${name} answered in a wrong shape: ${fields}`);
}
