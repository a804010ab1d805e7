/** A failure we foresaw: the message is all a person needs, a stack would only hide it. */
export class Sentence extends Error {
  /** @param {string} message @param {{exitCode?: number, cause?: unknown}} [options] */
  constructor(message, { exitCode = 1, cause } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** @param {unknown} error @returns {string} */
export function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
