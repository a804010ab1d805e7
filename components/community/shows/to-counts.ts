import type { FieldValues } from "react-hook-form";

/** Typed numbers for the body of a call. What is empty is missing; other text stays, and is refused. */
export function toCounts(values: FieldValues, names: readonly string[]): FieldValues {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (!names.includes(name)) return [name, value];
    if (value === null || value === "") return [name, undefined];
    return [name, /^\s*\d+\s*$/.test(String(value)) ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
