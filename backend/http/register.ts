import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limits } from "@/lib/config/limits";
import { type AnyShape, isFileAnswer } from "@/lib/contract/contract";
import { listInternalRoutes, listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { Db, Tx } from "@/backend/db/client";
import { writeAudit } from "@/backend/modules/admin/audit";
import { findVisit } from "./find-visit";
import { type AnyHandler, type LooseInput, MadeFile, type WithSession } from "./handlers";
import { parseRequest } from "./parse-request";
import { notAllowed, notSignedIn, Refusal } from "./refusals";
import { runInTransaction } from "./transaction";
import type { Settings } from "./settings";
import type { Visit } from "./visit";

declare module "fastify" {
  interface FastifyRequest {
    visit: Visit;
  }
  interface FastifyContextConfig {
    call?: string;
  }
}

export type HandlerTable = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;

/** Registers every call of the contract. A built call without a handler stops the start: nothing is served half. */
export function registerCalls(
  app: FastifyInstance,
  { db, handlers, settings }: Pick<Served, "db" | "settings"> & { handlers: HandlerTable },
): void {
  for (const named of [...listRoutes(), ...listInternalRoutes()]) {
    if (named.route.servedBy === "storefront") continue;
    const shape = shapeOf(named.area, named.call);
    const handler = handlers[named.area]?.[named.call];
    if (shape !== undefined && handler === undefined)
      throw new Error(`${named.name} has a shape but no handler.`);
    app.route({
      method: named.route.method,
      url: named.route.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { call: named.name },
      ...(named.route.isInternal && { bodyLimit: limits.internalBodyBytes }),
      // Before the body is read: a stranger gets no further than this.
      onRequest: async (request, reply) => {
        request.visit = await findVisit(db, request);
        const refused = refuseAccess(named, request.visit);
        return refused && send(reply, refused);
      },
      handler: async (request, reply) => {
        if (shape === undefined || handler === undefined) return send(reply, notBuiltYet);
        const result = await answer({ db, settings, named, shape, handler }, request);
        return result instanceof MadeFile ? sendFile(reply, shape, result) : send(reply, result);
      },
    });
  }
}

interface Served {
  readonly db: Db;
  readonly settings: Settings;
  readonly named: NamedRoute;
  readonly shape: AnyShape;
  readonly handler: AnyHandler;
}

async function answer(
  { db, settings, named, shape, handler }: Served,
  request: FastifyRequest,
): Promise<unknown> {
  const parsed = parseRequest(shape, request);
  if (parsed instanceof Refusal) return parsed;
  const input: LooseInput = { ...parsed, visit: request.visit, settings };
  if (typeof handler !== "function")
    return audited(db, named, request.visit, await handler.outsideTransaction({ ...input, db }));
  if (named.route.method === "GET") return handler({ ...input, tx: db });
  return runInTransaction(db, async (tx) =>
    audited(tx, named, request.visit, await handler({ ...input, tx })),
  );
}

/** What an admin changes as somebody else is written down with both names. */
async function audited<T>(
  tx: Tx,
  { name, route }: NamedRoute,
  { admin, person, requestId }: Visit,
  result: T,
) {
  if (admin === undefined || person === undefined) return result;
  if (route.method === "GET" || result instanceof Refusal) return result;
  const subject = { id: person.id, name: admin.subject };
  await writeAudit(tx, { admin, subject, call: name, reason: admin.reason, requestId });
  return result;
}

const notWhileActing = new Refusal(403, {
  code: "acting",
  message: "This cannot be done while acting as somebody else.",
});

function refuseAccess({ route }: NamedRoute, { person, admin }: Visit): Refusal | undefined {
  if (admin !== undefined && route.isTheirsAlone) return notWhileActing;
  if (route.access === "anyone") return undefined;
  if (person === undefined) return notSignedIn();
  return route.access === "admin" && !person.isAdmin ? notAllowed() : undefined;
}

const notBuiltYet = new Refusal(501, { code: "not_built_yet", message: "This is not built yet." });

function send(reply: FastifyReply, result: unknown) {
  if (result instanceof Refusal) {
    if (result.status === 428) return reply.code(428).send(result.body);
    if (result.retryAfterSeconds !== undefined) void reply.header("retry-after", result.retryAfterSeconds);
    return reply.code(result.status).send({ ...result.body, requestId: reply.request.id });
  }
  if (isWithSession(result)) {
    void reply.headers({
      "x-session": result.session.token,
      "x-session-max-age": result.session.maxAgeSeconds,
    });
    return reply.send(result.answer);
  }
  return result === undefined ? reply.code(204).send() : reply.send(result);
}

function sendFile(reply: FastifyReply, { answer }: AnyShape, { name, content }: MadeFile) {
  if (!isFileAnswer(answer)) throw new Error(`${name} is the answer of a call that has no files.`);
  return reply
    .type(answer.fileType)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

function isWithSession(result: unknown): result is WithSession<unknown> {
  return typeof result === "object" && result !== null && "session" in result && "answer" in result;
}
