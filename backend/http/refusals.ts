import type { FieldErrors } from "@/lib/contract/parse";
import type { ErrorCode } from "@/lib/domain/error-codes";

interface RefusalBody {
  readonly code: string | number;
  readonly message: ErrorCode;
  readonly [detail: string]: unknown;
}

/** An expected failure that a use case returns. Changes it made before are rolled back. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: RefusalBody | FieldErrors,
    readonly retryAfterSeconds?: number,
  ) {}
}

/** 428 with what is wrong with each invalid field. */
export function refuseFields(errors: FieldErrors): Refusal {
  return new Refusal(428, errors);
}

export function notFound(message: ErrorCode = "refusals.notFound"): Refusal {
  return new Refusal(404, { code: "not_found", message });
}

export function notSignedIn(): Refusal {
  return new Refusal(401, { code: "not_signed_in", message: "refusals.notSignedIn" });
}

export function notAllowed(): Refusal {
  return new Refusal(403, { code: "not_allowed", message: "refusals.notAllowed" });
}

export function busy(): Refusal {
  return new Refusal(503, { code: "busy", message: "refusals.busy" }, 2);
}
