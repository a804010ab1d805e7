/** An expected failure: the message is for the user, no stack is printed. */
export class UserError extends Error {
  /** @param {string} message @param {{exitCode?: number, cause?: unknown}} [options] */
  constructor(message, { exitCode = 1, cause } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** @param {unknown} error @returns {string} */
export function errorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
