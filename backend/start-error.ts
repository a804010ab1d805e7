/** A start that failed for a reason the person at the keyboard can mend: print the message, nothing else. */
export class StartError extends Error {
  override readonly name = "StartError";
}
