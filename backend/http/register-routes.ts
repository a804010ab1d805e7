import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limits } from "@/lib/config/limits";
import { type AnyShape, isFileResponse, type Route } from "@/lib/contract/contract";
import { listInternalRoutes, listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { Db } from "@/backend/db/client";
import { runLimited } from "@/backend/limits/call-limits";
import { providerDeadlineMs, runWithDeadline } from "@/backend/payment-providers/call-deadline";
import { auditImpersonation, isSubjectDeleted } from "./audit-impersonation";
import { authenticate } from "./authenticate";
import type { Caller } from "./caller";
import { sendRefusal } from "./error-handling";
import {
  type Context,
  GeneratedFile,
  type UntypedHandler,
  type UntypedInput,
  type WithSession,
} from "./handler-types";
import { parseRequest } from "./parse-request";
import { notAllowed, notSignedIn, Refusal } from "./refusals";
import type { Settings } from "./settings";
import { runInTransaction } from "./transaction";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    call?: string;
  }
}

export type HandlerTable = Readonly<Record<string, Readonly<Record<string, UntypedHandler>>>>;

/** Every request: authenticate, authorise, parse, run the use case in a transaction, send the result. */
export function registerRoutes(
  app: FastifyInstance,
  { db, handlers, settings }: Pick<Endpoint, "db" | "settings"> & { handlers: HandlerTable },
): void {
  for (const named of [...listRoutes(), ...listInternalRoutes()]) {
    if (named.route.servedBy === "storefront") continue;
    const shape = shapeOf(named.area, named.call);
    const handler = handlers[named.area]?.[named.call];
    if (handler === undefined) throw new Error(`${named.name} has no handler.`);
    app.route({
      method: named.route.method,
      url: named.route.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { call: named.name },
      ...bodyLimitOf(named),
      // In onRequest, so that the body of an unauthorised request is never read.
      onRequest: async (request, reply) => {
        const caller = await authenticate(db, request);
        request.caller = withoutEndedAccess(named, caller);
        const refusal = authorise(named, caller);
        return refusal && sendResult(reply, refusal);
      },
      handler: async (request, reply) => {
        const result = await runUseCase({ db, settings, named, shape, handler }, request);
        return result instanceof GeneratedFile ? sendFile(reply, shape, result) : sendResult(reply, result);
      },
    });
  }
}

function bodyLimitOf({ route: { body, isInternal, maxJsonBytes } }: NamedRoute): {
  readonly bodyLimit?: number;
} {
  if (typeof body === "object") return { bodyLimit: body.maxBytes };
  if (maxJsonBytes !== undefined) return { bodyLimit: maxJsonBytes };
  return isInternal ? { bodyLimit: limits.internalBodyBytes } : {};
}

interface Endpoint {
  readonly db: Db;
  readonly settings: Settings;
  readonly named: NamedRoute;
  readonly shape: AnyShape;
  readonly handler: UntypedHandler;
}

const notWhileImpersonating = new Refusal(403, {
  code: "acting",
  message: "refusals.impersonating",
});

const impersonationEnded = new Refusal(403, {
  code: "acting_ended",
  message: "refusals.impersonationEnded",
});

/** After the time limit an admin reads public pages as a guest, and acts as nobody until they stop. */
function withoutEndedAccess({ route }: NamedRoute, caller: Caller): Caller {
  if (!caller.admin?.isOver || route.worksAfterImpersonation) return caller;
  return { ...caller, user: undefined, admin: undefined };
}

function isAllowedAfterImpersonation({ access, method, session, worksAfterImpersonation }: Route): boolean {
  if (access !== "anyone") return worksAfterImpersonation === true;
  return method === "GET" || session !== undefined;
}

function authorise({ route }: NamedRoute, { user, admin }: Caller): Refusal | undefined {
  if (admin?.isOver && !isAllowedAfterImpersonation(route)) return impersonationEnded;
  if (admin !== undefined && route.forbidsImpersonation) return notWhileImpersonating;
  if (route.access === "anyone") return undefined;
  if (user === undefined) return notSignedIn();
  return route.access === "admin" && !user.isAdmin ? notAllowed() : undefined;
}

async function runUseCase(
  { db, settings, named, shape, handler }: Endpoint,
  request: FastifyRequest,
): Promise<unknown> {
  const parsed = parseRequest(named.route, shape, request);
  if (parsed instanceof Refusal) return parsed;
  const { caller } = request;
  const limited = {
    db,
    call: named.name,
    caller,
    fields: { ...asObject(parsed.params), ...asObject(parsed.body) },
  };
  return runLimited(limited, () => runHandler({ db, named, handler }, { caller, settings }, parsed));
}

async function runHandler(
  { db, named, handler }: Pick<Endpoint, "db" | "named" | "handler">,
  context: Omit<Context, "tx">,
  input: UntypedInput,
): Promise<unknown> {
  const { caller } = context;
  if (typeof handler !== "function") {
    const run = () => handler.outsideTransaction({ ...context, db }, input);
    const isProviderBound = named.route.group === "payments";
    const result = await (isProviderBound ? runWithDeadline(providerDeadlineMs, run) : run());
    if (caller.admin === undefined) return result;
    return db.transaction((tx) => auditImpersonation(tx, named, caller, result));
  }
  if (named.route.method === "GET") return handler({ ...context, tx: db }, input);
  return runInTransaction(db, async (tx) => {
    if (!named.route.worksAfterImpersonation && (await isSubjectDeleted(tx, caller)))
      return impersonationEnded;
    return auditImpersonation(tx, named, caller, await handler({ ...context, tx }, input));
  });
}

const asObject = (value: unknown) => Object(value ?? {}) as Readonly<Record<string, unknown>>;

function sendResult(reply: FastifyReply, result: unknown) {
  if (result instanceof Refusal) return sendRefusal(reply, result);
  if (isWithSession(result)) {
    void reply.headers({
      "x-session": result.session.token,
      "x-session-max-age": result.session.maxAgeSeconds,
      ...(result.session.deviceToken !== undefined && { "x-device": result.session.deviceToken }),
    });
    return reply.send(result.response);
  }
  return result === undefined ? reply.code(204).send() : reply.send(result);
}

function sendFile(reply: FastifyReply, { response }: AnyShape, { name, content }: GeneratedFile) {
  if (!isFileResponse(response)) throw new Error(`${name} is a file, but the call has no file response.`);
  return reply
    .type(response.fileType)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

function isWithSession(result: unknown): result is WithSession<unknown> {
  return typeof result === "object" && result !== null && "session" in result && "response" in result;
}
