import type approvals from "@/messages/en/approvals.json";

/** As they stand in the messages: who decided what is known in the browser only. */
export type ApprovalWords = typeof approvals;

/** A name may hold what `replace` takes for a sign of its own. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
