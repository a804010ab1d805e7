/** An answer that is a refusal, in Stripe's own words: `error` is what stands in its body. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
  ) {
    super(String(error.message));
  }
}

export const invalid = (code: string | undefined, message: string, param?: string): StripeFault =>
  new StripeFault(400, {
    type: "invalid_request_error",
    ...(code && { code }),
    message,
    ...(param && { param }),
  });

export const missing = (kind: string, id: string): StripeFault =>
  new StripeFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: "intent",
  });
