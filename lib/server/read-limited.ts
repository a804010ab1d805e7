import "server-only";

/** The bytes as they were signed; undefined as soon as they are too many, whatever was announced. */
export async function readLimited(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
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
