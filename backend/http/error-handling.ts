import { operationFailed } from "@/lib/contract/operation-failed";
import { isDatabaseUnavailable } from "@/backend/db/is-database-unavailable";
import type { FastifyError, FastifyInstance } from "fastify";
import { busyMessage, loadSheddingHeader } from "@/lib/config/load-shedding";

const clientErrors: Readonly<Record<string, { code: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "body_too_large", message: "That is more than this call accepts." },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "unsupported_media_type", message: "This call takes JSON." },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: "invalid_request", message: "The request is incomplete." },
};

/** Maps every error to one body format. Stack, SQL and paths go to the log only. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: "unknown_call", message: "There is no such call.", requestId: request.id }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const known = clientErrors[error.code] ?? {
        code: "invalid_request",
        message: "The request cannot be read.",
      };
      return reply.code(status).send({ ...known, requestId: request.id });
    }
    if (status === 503) {
      const body = { code: "busy", message: busyMessage, requestId: request.id };
      return reply
        .code(503)
        .headers({ "retry-after": "2", [loadSheddingHeader]: "1" })
        .send(body);
    }
    request.log.error({ err: error }, "call failed");
    if (isDatabaseUnavailable(error))
      return reply
        .code(503)
        .header("retry-after", "5")
        .send({ code: "unavailable", message: operationFailed, requestId: request.id });
    return reply.code(500).send({ code: "internal", message: operationFailed, requestId: request.id });
  });
}
