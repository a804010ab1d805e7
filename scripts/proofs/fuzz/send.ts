import { Agent, request } from "node:http";

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  readonly tookMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const patienceMs = 10_000;

class StaleConnection extends Error {}

/** Node's own client and not fetch: fetch tidies an address before it sends it. */
export async function send(base: string, sent: Sent): Promise<Answer> {
  try {
    return await sendOnce(base, sent);
  } catch (error) {
    // The other side may close a kept connection in the moment it is used again: that says nothing about the request.
    if (error instanceof StaleConnection) return sendOnce(base, sent);
    throw error;
  }
}

function sendOnce(base: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const startedAt = performance.now();
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const length = bytes === undefined ? {} : { "content-length": String(bytes.length) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
            tookMs: performance.now() - startedAt,
          }),
        );
      },
    );
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`no answer in ${patienceMs} ms`)));
    sent.on("error", (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === "ECONNRESET" ? new StaleConnection() : error),
    );
    sent.end(bytes);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
