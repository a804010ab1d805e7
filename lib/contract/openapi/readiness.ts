/** What a program that can serve answers, with status 200. */
export const readyBody = { status: "ok" };

const bodyOf = (status: string) => ({
  "application/json": {
    schema: {
      type: "object",
      properties: { status: { type: "string", const: status } },
      required: ["status"],
    },
    example: { status },
  },
});

/** No call of the contract: the storefront answers its own, and asks the backend before it says that it is ready. */
export const readinessPath = {
  get: {
    operationId: "health.ready",
    summary: "Says whether it can serve.",
    description:
      'The storefront is ready while `GET /health/ready` of its backend responds with 200 and the JSON `{"status": "ok"}`; other pages that answer 200, such as the start page of another server, do not count. A backend that is starting, stopping or without its database responds with 503.',
    tags: ["health"],
    parameters: [],
    responses: {
      200: { description: "Ready.", content: bodyOf(readyBody.status) },
      503: { description: "Not ready; nothing should be sent there.", content: bodyOf("unavailable") },
    },
    security: [{}],
    "x-served-by": "backend",
  },
};
