import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/**
 * `refused`: nothing listens. `reset`: connections are reset. `cut`: a response ends in the middle. `delayMs`: responses are
 * late. `reply`: is sent instead of a response, and nothing reaches the server.
 */
export type Fault = "refused" | "reset" | "cut" | { readonly delayMs: number } | { readonly reply: string };

export interface BreakableProxy {
  /** The URL of the proxy. */
  readonly url: string;
  /** From now on, on open connections too. */
  fail(fault: Fault): void;
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy to another server that fails on demand. */
export async function startBreakableProxy(url: string): Promise<BreakableProxy> {
  const address = new URL(url);
  const { hostname, port: targetPort } = address;
  const open = new Set<Socket>();
  let fault: Fault | undefined;
  // Small packets would wait for each other.
  const noDelay = true;
  const server = createServer({ noDelay }, (socket) => {
    if (fault === "reset") return void socket.resetAndDestroy();
    const upstream = connect({ port: Number(targetPort), host: hostname, noDelay });
    open.add(socket);
    socket.on("data", (chunk) => {
      if (typeof fault === "object" && "reply" in fault) socket.end(fault.reply);
      else upstream.write(chunk);
    });
    upstream.on("data", (chunk) => respond(socket, chunk, fault));
    upstream.on("end", () => socket.end());
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("close", () => {
      open.delete(socket);
      upstream.destroy();
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) =>
      server.once("error", reject).listen(port, "127.0.0.1", () => resolve()),
    );
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const refuse = () => {
    if (server.listening) server.close();
    for (const socket of open) socket.destroy();
  };
  address.host = `127.0.0.1:${port}`;
  return {
    url: address.href.replace(/\/$/, ""),
    fail: (kind) => {
      fault = kind;
      if (kind === "refused") refuse();
      if (kind === "reset") for (const socket of open) socket.resetAndDestroy();
    },
    recover: async () => {
      fault = undefined;
      if (!server.listening) await listen(port);
    },
    close: async () => refuse(),
  };
}

function respond(socket: Socket, chunk: Buffer, fault: Fault | undefined): void {
  if (fault === "cut") socket.end(chunk.subarray(0, Math.floor(chunk.length / 2)));
  else if (typeof fault !== "object") socket.write(chunk);
  else if ("reply" in fault) socket.end(fault.reply);
  else setTimeout(() => socket.destroyed || socket.write(chunk), fault.delayMs);
}
