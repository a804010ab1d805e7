import type { FastifyInstance } from "fastify";

/** JSON only, and an empty body is an empty object: callers of calls without fields need not send braces. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    return parse(request, String(body), done);
  });
}
