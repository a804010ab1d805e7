import { createServer, connect, type AddressInfo, type Socket } from "node:net";

export interface BreakableProxy {
  /** The URL of the proxy. */
  readonly url: string;
  /** Closes all connections and accepts no new ones. */
  disconnect(): void;
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy to another server that can be disconnected and reconnected. */
export async function startBreakableProxy(url: string): Promise<BreakableProxy> {
  const { hostname, port: targetPort } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(targetPort), hostname);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      open.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) =>
      server.once("error", reject).listen(port, "127.0.0.1", () => resolve()),
    );
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    disconnect: cut,
    reconnect: () => listen(port),
    close: async () => {
      if (server.listening) cut();
    },
  };
}
