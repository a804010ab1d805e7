import type { ErrorCode } from "@/lib/domain/error-codes";

/** Why a file cannot be read. */
export class SheetError extends Error {
  override readonly name = "SheetError";

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}
