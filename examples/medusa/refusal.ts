import type { FieldErrors } from "@/lib/contract/parse";
import type { ErrorCode } from "@/lib/domain/error-codes";

interface RefusalBody {
  readonly code: string;
  readonly message: ErrorCode;
  readonly [detail: string]: unknown;
}

/** A documented error of a call. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: RefusalBody | FieldErrors,
  ) {}
}

export const refuseFields = (errors: FieldErrors) => new Refusal(428, errors);

export const notFound = () => new Refusal(404, { code: "not_found", message: "refusals.notFound" });
