import type customProfile from "@/messages/en/custom-profiles.json";

/** As they stand in the messages: what goes into their braces is known in the browser only. */
type All = typeof customProfile;

export type BuilderWords = Pick<All, "builder" | "summary" | "saveDialog">;
export type MineWords = Pick<All, "mine" | "removeDialog" | "renameDialog" | "saveDialog">;

/** A name may hold what `replace` takes for a sign of its own. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
