import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { createServer as createNetServer, type Server as NetServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeUpstream {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  readonly close: () => Promise<void>;
}

export type Responder = (received: Received, respond: Parameters<RequestListener>[1]) => void;

/** A backend with test-defined responses that records its requests. */
export async function fakeUpstream(respond: Responder, port = 0): Promise<FakeUpstream> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("error", () => undefined);
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const message = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(message);
      respond(message, response);
    });
  });
  return { received, ...(await listening(server, () => server.closeAllConnections(), port)) };
}

/** A raw TCP server whose connections the test handles. */
export async function fakeSocket(onConnection: (socket: Socket) => void): Promise<{ url: string }> {
  const sockets = new Set<Socket>();
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onConnection(socket);
  });
  return listening(server, () => sockets.forEach((socket) => socket.destroy()));
}

export function sendJson(value: unknown, status = 200, headers: Record<string, string> = {}): Responder {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(value));
  };
}

/** A URL without a server. */
export async function deadAddress(): Promise<string> {
  const { url, close } = await fakeUpstream(() => undefined);
  await close();
  return url;
}

async function listening(server: Server | NetServer, dropAll: () => void, port = 0) {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : 0;
  const close = async () => {
    dropAll();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${bound}`, port: bound, close };
}
