import { type IncomingMessage, Server, type ServerResponse } from "node:http";

/** Next answers 500 to methods it cannot put into a Request. */
const methods: ReadonlySet<string | undefined> = new Set("GET HEAD POST PUT PATCH DELETE OPTIONS".split(" "));

/** Answers 405 to TRACE and unknown methods before Next sees them. */
export function refuseUnknownMethods(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (event !== "request" || methods.has(request.method))
      return Reflect.apply(emit, this, [event, ...args]);
    response.writeHead(405, { allow: "GET, HEAD", "cache-control": "no-store" }).end();
    return true;
  };
}
