import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { loadSheddingHeader } from "@/lib/config/load-shedding";
import { toErrorResponse } from "@/lib/domain/error-response";
import { isDatabaseUnavailable } from "@/backend/db/is-database-unavailable";
import { busy, Refusal } from "./refusals";

const clientErrors: Readonly<Record<string, Refusal["body"]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "body_too_large", message: "refusals.bodyTooLarge" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: "unsupported_media_type",
    message: "refusals.unsupportedMediaType",
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: "invalid_request", message: "refusals.requestIncomplete" },
};

const unreadable = { code: "invalid_request", message: "refusals.requestUnreadable" } as const;

const unknownCall = new Refusal(404, { code: "unknown_call", message: "refusals.unknownCall" });
const unavailable = new Refusal(503, { code: "unavailable", message: "failures.operationFailed" }, 5);
const internal = new Refusal(500, { code: "internal", message: "failures.operationFailed" });

/** Maps every error to one body format. Stack, SQL and paths go to the log only. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendError(reply, unknownCall));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return sendError(reply, new Refusal(status, clientErrors[error.code] ?? unreadable));
    if (status === 503) return sendRefusal(reply, busy());
    request.log.error({ err: error }, "call failed");
    return sendError(reply, isDatabaseUnavailable(error) ? unavailable : internal);
  });
}

/** Every 503 of a use case is deliberate: an outage is an exception. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  if (refusal.status === 503) void reply.header(loadSheddingHeader, "1");
  return sendError(reply, refusal);
}

function sendError(reply: FastifyReply, { status, body, retryAfterSeconds }: Refusal) {
  const { body: texts, headers } = toErrorResponse(status, body);
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", retryAfterSeconds);
  // Field errors are the documented map of field to message, without a request id.
  return reply
    .code(status)
    .headers(headers)
    .send(status === 428 ? texts : { ...texts, requestId: reply.request.id });
}
