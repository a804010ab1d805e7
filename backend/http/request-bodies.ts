import type { FastifyInstance } from "fastify";
import { listFileTypes } from "@/lib/contract/routes";

/** Accepts JSON and the file types of the contract. An empty JSON body counts as an empty object. */
export function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    return parse(request, String(body), done);
  });
  app.addContentTypeParser(listFileTypes(), { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
}
