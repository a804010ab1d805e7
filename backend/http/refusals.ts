import { busyMessage } from "@/lib/config/load-shedding";

/** An expected failure that a use case returns. Changes it made before are rolled back. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly retryAfterSeconds?: number,
  ) {}
}

/** 428 with a message for each invalid field. */
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

export function busy(): Refusal {
  return new Refusal(503, { code: "busy", message: busyMessage }, 2);
}
