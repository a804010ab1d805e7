import "server-only";
import { unstable_rethrow } from "next/navigation";
import { readLimited } from "@/lib/server/read-limited";
import { classifyError, type TransportResult } from "./transport-result";

interface PageRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly tags: readonly string[];
}

/**
 * Sends a page's request by Next's `fetch`, the only way to give the page cache tags. Without `cache` and `revalidate`
 * Next stores no copy of the response: only the page is cached.
 */
export async function sendByFetch(
  url: string,
  { method, headers, timeoutMs, tags }: PageRequest,
  maxBytes: number,
): Promise<TransportResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      redirect: "manual",
      signal,
      next: { tags: [...tags] },
    });
    const body = await readLimited(response, maxBytes);
    if (body === undefined) return { kind: "tooLarge", reason: "response too large" };
    return {
      kind: "response",
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: body.toString("utf8"),
    };
  } catch (error) {
    // Next interrupts rendering by errors of its own.
    unstable_rethrow(error);
    if (signal.aborted) return { kind: "timeout", reason: "no response in time" };
    return classifyError(causeOf(error));
  }
}

/** `fetch` wraps the network error that says what happened. */
function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
