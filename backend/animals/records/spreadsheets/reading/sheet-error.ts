/** Why a file cannot be read, in words for its sender. */
export class SheetError extends Error {
  override readonly name = "SheetError";
}
