import type { Route } from "@/lib/contract/contract";

const patienceMs = 30_000;
const longestWaitMs = 10_000;
/** Browsers refuse to keep more than 64 KiB alive, all calls together. */
const keptAliveLength = 16_000;

/** Sends a call once; a read that is asked to come back later does so once, if later is soon. */
export async function send(
  route: Route,
  url: string,
  body: unknown,
  signal: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> {
  const first = await sendOnce(route, url, body, signal, idempotencyKey);
  const waitMs = first.status === 503 && route.method === "GET" ? retryAfterMs(first) : undefined;
  if (waitMs === undefined || waitMs > longestWaitMs) return first;
  await pause(waitMs, signal);
  return sendOnce(route, url, body, signal);
}

/** For a choice whose page is being left: only a request that is on its way already outlives it, and nobody waits. */
export function sendInPassing(route: Route, body?: unknown): void {
  send(route, `/api${route.path}`, body, new AbortController().signal).catch(() => undefined);
}

async function sendOnce(
  route: Route,
  url: string,
  body: unknown,
  signal: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> {
  // By hand: AbortSignal.any is younger than the browsers we serve.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, (route.timeoutMs ?? 0) + patienceMs);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const text = route.body === "json" ? JSON.stringify(body) : undefined;
  try {
    return await fetch(url, {
      method: route.method,
      // What a person has changed arrives even when they have left the page already.
      keepalive: route.method !== "GET" && (text?.length ?? 0) < keptAliveLength,
      signal: controller.signal,
      ...(text !== undefined && {
        body: text,
        headers: {
          "content-type": "application/json",
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        },
      }),
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

export function retryAfterMs(response: Response): number | undefined {
  const given = response.headers.get("retry-after");
  if (given === null) return undefined;
  const waitMs = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Given up", "AbortError"));
    });
  });
}
