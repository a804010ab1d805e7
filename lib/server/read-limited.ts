import "server-only";

type WithBody = Pick<Request, "headers" | "body">;

/** Reads a body. Returns undefined as soon as it is too large, whatever Content-Length says. */
export async function readLimited(message: WithBody, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(message.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = message.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    chunks.push(value);
    if (bytes <= maxBytes) continue;
    await reader?.cancel().catch(() => undefined);
    return undefined;
  }
}
