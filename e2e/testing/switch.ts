import { createServer, connect, type AddressInfo, type Socket } from "node:net";

export interface Switch {
  /** Where to ask instead. */
  readonly url: string;
  /** From now on nobody answers here, and who was speaking is cut off. */
  cut(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A way to another server that can be cut and mended. */
export async function switchBefore(url: string): Promise<Switch> {
  const { hostname, port: behind } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(behind), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
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
    cut,
    mend: () => listen(port),
    close: async () => {
      if (server.listening) cut();
    },
  };
}
