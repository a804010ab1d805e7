import { Agent, request } from "node:http";

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  readonly tookMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const timeoutMs = 10_000;

class StaleConnection extends Error {}

/** Uses http.request, because fetch normalises URLs. */
export async function send(base: string, sent: RawRequest): Promise<RawResponse> {
  try {
    return await sendOnce(base, sent);
  } catch (error) {
    // The server may close an idle connection just when it is reused: not a fault of the request.
    if (error instanceof StaleConnection) return sendOnce(base, sent);
    throw error;
  }
}

function sendOnce(base: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(base);
  const startedAt = performance.now();
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const length = bytes === undefined ? {} : { "content-length": String(bytes.length) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            tookMs: performance.now() - startedAt,
          }),
        );
      },
    );
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no response in ${timeoutMs} ms`)));
    sent.on("error", (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === "ECONNRESET" ? new StaleConnection() : error),
    );
    sent.end(bytes);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
