/** Refused, cut off or unknown hosts, and what PostgreSQL says while it stops, starts or has no connection left. */
const goneCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|08\w{3}|53300)$/;
/** The driver's own errors have no code. */
const goneMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because the database cannot be reached, and not by the query. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && goneCodes.test(error.code)) return true;
  return goneMessages.test(error.message) || isDatabaseGone(error.cause);
}
