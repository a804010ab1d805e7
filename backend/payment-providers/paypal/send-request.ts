import { limitToDeadline } from "@/backend/payment-providers/call-deadline";

/** `lost`: no usable response, so the request may or may not have been executed. */
export type CallResult =
  | { readonly kind: "response"; readonly status: number; readonly body: unknown }
  | { readonly kind: "lost"; readonly reason: string };

interface RequestOptions {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: number;
}

const maxBytes = 1024 * 1024;

/** The timeout covers the whole response. Redirects are not followed, because requests contain secrets. */
export async function sendRequest({
  url,
  method,
  headers,
  body,
  timeoutMs,
}: RequestOptions): Promise<CallResult> {
  const remainingMs = limitToDeadline(timeoutMs);
  if (remainingMs <= 0) return { kind: "lost", reason: "no time left" };
  try {
    const signal = AbortSignal.timeout(remainingMs);
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: "manual", signal });
    const text = await readText(response);
    const isReadable =
      text !== undefined && response.status < 500 && (response.status < 300 || response.status >= 400);
    if (!isReadable) return { kind: "lost", reason: `answered ${response.status}` };
    return { kind: "response", status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  } catch (error) {
    return { kind: "lost", reason: error instanceof Error ? error.name : "failed" };
  }
}

/** Undefined if the body is too large. */
export async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks).toString("utf8");
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes <= maxBytes) continue;
    await reader?.cancel().catch(() => undefined);
    return undefined;
  }
}
