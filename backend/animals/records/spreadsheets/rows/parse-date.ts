import type { DateOrder } from "@/lib/config/animals/spreadsheets";

export interface DateParts {
  readonly dobDay: number;
  readonly dobMonth: number;
  readonly dobYear: number;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Reads a date as sheets write it. Whether it exists is for the caller to check. */
export function parseDate(text: string, order: DateOrder): DateParts | undefined {
  const day = text.replace(/[T ]\d{1,2}:\d\d(:\d\d)?(\.\d+)?\s?([ap]m|Z)?$/i, "").trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? [];
  if (isoYear !== undefined) return toParts(isoDay, isoMonth, isoYear);
  const [, first, second, year] = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})$/.exec(day) ?? [];
  if (first !== undefined)
    return order === "dmy" ? toParts(first, second, year) : toParts(second, first, year);
  return parseNamedMonth(day);
}

function parseNamedMonth(text: string): DateParts | undefined {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-z]{3,9})[ .,-]+(\d{4}|\d{2})$/i.exec(text);
  const monthFirst = /^([a-z]{3,9})[ .]+(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/i.exec(text);
  const [, day, month, year] = dayFirst ?? [];
  const [, otherMonth, otherDay, otherYear] = monthFirst ?? [];
  const name = (month ?? otherMonth ?? "").toLowerCase();
  const number = months.indexOf(name.slice(0, 3)) + 1;
  return number === 0 ? undefined : toParts(day ?? otherDay, String(number), year ?? otherYear);
}

function toParts(day = "", month = "", year = ""): DateParts {
  const full = year.length === 2 ? 2_000 + Number(year) : Number(year);
  return { dobDay: Number(day), dobMonth: Number(month), dobYear: full };
}

/** What the dates themselves say about their order; undefined if all of them can be read both ways. */
export function findDateOrder(texts: readonly string[]): DateOrder | undefined {
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]/.exec(text) ?? [];
    if (Number(first) > 12) return "dmy";
    if (Number(second) > 12) return "mdy";
  }
  return undefined;
}
