/** Whether there is an answer to read; `lost` says nothing about what was done. */
export type Sent =
  | { readonly kind: "answered"; readonly status: number; readonly body: unknown }
  | { readonly kind: "lost"; readonly reason: string };

interface Sending {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: number;
}

const mostBytes = 1024 * 1024;

/** One request, one clock for all of its answer. A redirect is followed nowhere: what we send are secrets and orders. */
export async function sendOnce({ url, method, headers, body, timeoutMs }: Sending): Promise<Sent> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: "manual", signal });
    const text = await readText(response);
    const isReadable =
      text !== undefined && response.status < 500 && (response.status < 300 || response.status >= 400);
    if (!isReadable) return { kind: "lost", reason: `answered ${response.status}` };
    return { kind: "answered", status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  } catch (error) {
    return { kind: "lost", reason: error instanceof Error ? error.name : "failed" };
  }
}

/** Undefined as soon as it is too much. */
export async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks).toString("utf8");
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes <= mostBytes) continue;
    await reader?.cancel().catch(() => undefined);
    return undefined;
  }
}
