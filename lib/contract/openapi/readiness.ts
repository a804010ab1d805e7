const schema = { type: "object", properties: { status: { type: "string" } }, required: ["status"] };

/** No call of the contract: the storefront answers its own, and asks the backend before it says that it is ready. */
export const readinessPath = {
  get: {
    operationId: "health.ready",
    summary: "Says whether it can serve.",
    description:
      "The storefront is ready while `GET /health/ready` of its backend responds with 200. A backend that is starting, stopping or without its database responds with 503.",
    tags: ["health"],
    parameters: [],
    responses: {
      200: {
        description: "Ready.",
        content: { "application/json": { schema, example: { status: "ok" } } },
      },
      503: {
        description: "Not ready; nothing should be sent there.",
        content: { "application/json": { schema, example: { status: "unavailable" } } },
      },
    },
    security: [{}],
    "x-served-by": "backend",
  },
};
