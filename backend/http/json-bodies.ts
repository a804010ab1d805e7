import type { FastifyInstance } from "fastify";

/** Accepts JSON only, and reads an empty body as an empty object. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    return parse(request, String(body), done);
  });
}
