/** A Stripe error response with its `error` object. */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
  ) {
    super(String(error.message));
  }
}

export const invalidRequest = (code: string | undefined, message: string, param?: string): StripeApiError =>
  new StripeApiError(400, {
    type: "invalid_request_error",
    ...(code && { code }),
    message,
    ...(param && { param }),
  });

export const resourceMissing = (kind: string, id: string): StripeApiError =>
  new StripeApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: "intent",
  });
