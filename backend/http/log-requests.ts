import type { FastifyInstance } from "fastify";

/** Logs one line per request. It names the call, not the URL, to keep ids, searches and tokens out of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const call = request.routeOptions.config.call ?? "none";
    const line = { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (reply.statusCode >= 500) request.log.warn(line, "call");
    else request.log.info(line, "call");
  });
}
