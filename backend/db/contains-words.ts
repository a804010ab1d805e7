import { and, like, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { sortKey } from "@/lib/domain/sort-key";

/** Every word of the text, in any order, somewhere in a column made by `sortKey`. */
export function containsWords(column: PgColumn, text: string): SQL | undefined {
  const words = sortKey(text).split(/\s+/).filter(Boolean);
  return and(...words.map((word) => like(column, `%${escapeLike(word)}%`)));
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
