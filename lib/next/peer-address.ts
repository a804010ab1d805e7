import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const channel = "http.server.request.start";

/**
 * Appends the address of the connection to `x-forwarded-for`, as a proxy would. Next adds it only where the header is
 * missing, so a client could otherwise choose its own address. Returns a function that undoes it.
 */
export function appendPeerAddress(): () => void {
  const append = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    const peer = request.socket.remoteAddress;
    if (peer === undefined) return;
    const forwarded = request.headers["x-forwarded-for"];
    request.headers["x-forwarded-for"] = forwarded === undefined ? peer : `${String(forwarded)}, ${peer}`;
  };
  subscribe(channel, append);
  return () => void unsubscribe(channel, append);
}
