/**
 * A day of this century that exists, such as 2026-11-22. One pattern, so that the OpenAPI document refuses 31 April and
 * most 29 Februaries too.
 */
export const realDay =
  /^20(\d\d-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$/;

/** A day of a report (UTC); yesterday by default, because it is complete. */
export function parseReportDay(value: string | readonly string[] | undefined, now: Date): string {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  return typeof value === "string" && realDay.test(value) ? value : yesterday;
}
