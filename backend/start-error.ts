/** The start failed for a reason the operator can fix: only the message is printed, no stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
