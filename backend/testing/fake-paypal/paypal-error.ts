export interface FakeResponse {
  readonly status: number;
  readonly body?: unknown;
}

const messages = {
  400: ["INVALID_REQUEST", "Request is not well-formed, syntactically incorrect, or violates schema."],
  401: [
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  ],
  404: ["RESOURCE_NOT_FOUND", "The specified resource does not exist."],
  409: ["RESOURCE_CONFLICT", "The server has detected a conflict while processing this request."],
  422: [
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  ],
  429: ["RATE_LIMIT_REACHED", "Too many requests. Blocked due to rate limiting."],
  500: ["INTERNAL_SERVER_ERROR", "An internal server error has occurred."],
} as const;

export interface Issue {
  readonly issue: string;
  readonly field?: string;
}

/** A PayPal error response, thrown anywhere in the fake. */
export class PayPalError extends Error {
  readonly response: FakeResponse;

  constructor(status: keyof typeof messages, ...details: readonly Issue[]) {
    const [name, message] = messages[status];
    super(`${name} ${details.map(({ issue }) => issue).join(" ")}`);
    const named = details.map(({ issue, field }) => ({ issue, ...(field && { field, location: "body" }) }));
    this.response = { status, body: { name, message, debug_id: "f0f0f0f0f0f0f", details: named, links: [] } };
  }
}
