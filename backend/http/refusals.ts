/** An expected failure: a value that verbs return. Whatever a verb has changed before it refuses is undone. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly retryAfterSeconds?: number,
  ) {}
}

/** 428: what is wrong with which field, in words a person reads. */
export function refuseFields(errors: Readonly<Record<string, string>>): Refusal {
  return new Refusal(428, errors);
}

export function notFound(message = "There is nothing here."): Refusal {
  return new Refusal(404, { code: "not_found", message });
}

export function notSignedIn(): Refusal {
  return new Refusal(401, { code: "not_signed_in", message: "Please sign in." });
}

export function notAllowed(): Refusal {
  return new Refusal(403, { code: "not_allowed", message: "Your account may not do this." });
}

/** 429: the same for everybody and everything that is counted, so that it tells nothing but how long to wait. */
export function tooMany(retryAfterSeconds: number): Refusal {
  const body = { code: "too_many_tries", message: "Too many tries. Please wait a moment." };
  return new Refusal(429, body, retryAfterSeconds);
}

export function busy(): Refusal {
  return new Refusal(503, { code: "busy", message: "Please try again shortly" }, 2);
}
