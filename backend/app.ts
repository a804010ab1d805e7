import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { limits } from "@/lib/config/limits";
import { readyBody } from "@/lib/contract/openapi/readiness";
import type { Database } from "./db/client";
import { handlers } from "./handlers";
import { handleErrors } from "./http/error-handling";
import { logRequests } from "@/backend/http/log-requests";
import { setUserEventHandlers } from "@/backend/kernel/users/user-events";
import { userEventHandlers } from "@/backend/top/user-events/user-event-handlers";
import { registerRoutes } from "@/backend/http/register-routes";
import { parseBodies } from "./http/request-bodies";
import { chooseRequestId } from "./http/request-id";
import type { Settings } from "./http/settings";

const defaultMaxEventLoopDelayMs = 1_000;

/** Builds the app without listening, so that tests can choose the port. */
export async function buildApp(
  database: Database,
  log: FastifyBaseLogger,
  settings: Settings = { appOrigin: "http://localhost:3000" },
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: chooseRequestId,
    logController: new LogController({ requestIdLogLabel: "requestId", disableRequestLogging: true }),
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: 20_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.pathPartLength },
    forceCloseConnections: "idle",
    // What has arrived on an open connection is still done: stop.ts.
    return503OnClosing: false,
    onProtoPoisoning: "error",
  });
  app.decorateRequest("caller");
  logRequests(app);
  app.addHook("onSend", async (request, reply) => void reply.header("x-request-id", request.id));
  handleErrors(app);
  parseBodies(app);
  const maxEventLoopDelay = settings.maxEventLoopDelayMs ?? defaultMaxEventLoopDelayMs;
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 2, exposeStatusRoute: false });
  app.get("/health", async () => ({ status: "ok" }));
  app.get("/health/ready", async (_request, reply) => {
    if (await database.isReady()) return readyBody;
    return reply.code(503).send({ status: "unavailable" });
  });
  setUserEventHandlers(userEventHandlers);
  if (settings.servesCalls !== false) registerRoutes(app, { db: database.db, handlers, settings });
  return app;
}
