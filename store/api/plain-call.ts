import type { Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { pageLanguageHeader } from "@/lib/config/languages";
import { pageLanguage } from "@/lib/i18n/page-language";
import { networkError } from "./call-error";
import type { CallResult, ResponseOfCall } from "./call-types";
import { readError } from "./read-error";

const timeoutMs = 30_000;
const noContent = 204;

/** Sends one call of the contract without RTK Query: for first visits, and for a page that works without a network. */
export async function sendPlainCall<R extends Route>(
  route: R,
  input: CallInput = {},
): Promise<CallResult<ResponseOfCall<R>>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(`/api${callPath(route, input)}`, {
      method: route.method,
      signal: abort.signal,
      ...(route.body === "json" && { body: JSON.stringify(input.body) }),
      headers: {
        [pageLanguageHeader]: pageLanguage(),
        ...(route.body === "json" && { "content-type": "application/json" }),
      },
    });
    const body: unknown = await response.json().catch(() => undefined);
    // The BFF has validated the response against the shape of this route.
    if (response.ok && (body !== undefined || response.status === noContent))
      return { ok: true, data: body as ResponseOfCall<R> };
    return { ok: false, error: await readError(route, response, body) };
  } catch {
    return { ok: false, error: networkError };
  } finally {
    clearTimeout(timer);
  }
}
