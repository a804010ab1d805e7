import type { FastifyInstance } from "fastify";

/** One line a call. It names the call, not the address: ids, searches and tokens stay out of the log. */
export function logCalls(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const call = request.routeOptions.config.call ?? "none";
    const line = { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    // 501 is an announced call that is not built yet: nothing is wrong.
    if (reply.statusCode >= 500 && reply.statusCode !== 501) request.log.warn(line, "call");
    else request.log.info(line, "call");
  });
}
