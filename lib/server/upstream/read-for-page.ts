import { findRequestLanguage } from "@/lib/i18n/translate";
import { getMessages } from "@/lib/i18n/messages";
import { defaultLanguage } from "@/lib/config/languages";
import type { ErrorCode } from "@/lib/domain/error-codes";
import { textOfCode } from "@/lib/domain/text-of-code";
import "server-only";
import type { Market } from "@/lib/config/markets/market";
import { failureDigest } from "@/lib/config/failure-digest";
import type { CallInput } from "@/lib/contract/request";
import { log } from "@/lib/server/log";
import { findCall, sharedUpstreamClient, type UpstreamCallInput } from "./call-upstream";
import type { Response, UpstreamCall } from "@/lib/contract/calls";

/** The calls that public pages may make: none needs a session. */
type PageCall = Extract<
  UpstreamCall,
  | `products.${string}`
  | `breeds.${string}`
  | `factSheets.${string}`
  | "geography.countries"
  | "cart.deliveryOptions"
  | "customProfiles.tests"
  | "responsibleBreeders.list"
  | "responsibleBreeders.choices"
  | "responsibleBreeders.map"
  | "collectionAgents.list"
  | "collectionAgents.map"
>;

interface PageContext {
  readonly market: Market;
  /** Cache tags: the page is regenerated when one of them is revalidated. */
  readonly tags: readonly string[];
}

export class UpstreamReadError extends Error {
  override readonly name = "UpstreamReadError";
  /** For the error page: read by Next. */
  readonly digest?: string;

  constructor(message: string, failure: ErrorCode = "failures.operationFailed") {
    super(message);
    const language = findRequestLanguage() ?? defaultLanguage;
    const text = textOfCode(language, getMessages(language, "errors"), failure);
    if (failure !== "failures.operationFailed" && text !== undefined) this.digest = failureDigest(text);
  }
}

/**
 * Reads what a public page shows. Returns undefined for a definite 404 and throws for every other failure, so that no
 * failure is ever cached as a page. A wrong row of a list costs that row: these calls only show what is for sale, while in a
 * cart or a report nothing may be missing.
 */
export async function readForPage<Name extends PageCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  { market, tags }: PageContext,
): Promise<Response<Name> | undefined> {
  const { route, shape } = findCall(name);
  const context = { country: market.store, language: market.language, tags, skipsWrongRows: true };
  const result = await sharedUpstreamClient().call(route, shape, input as CallInput, context);
  if (result.ok && result.leftOut) log().warn({ call: name, rows: result.leftOut }, "Left wrong rows out");
  // Safe: the client has validated the value with the shape of the same call.
  if (result.ok && result.status === 200) return result.value as Response<Name>;
  if (!result.ok && isNotFound(result)) return undefined;
  const reason = result.ok ? undefined : result.reason;
  throw new UpstreamReadError(`${name}: ${reason ?? `answered ${result.status}`}`, route.failure);
}

interface Failed {
  readonly status: number;
  readonly code: string | number;
  readonly isUncoded?: true;
}

/** A 404 of another server, or of a backend without this call, must not empty the shop. */
function isNotFound({ status, code, isUncoded }: Failed): boolean {
  return status === 404 && isUncoded === undefined && code !== "unknown_call";
}
