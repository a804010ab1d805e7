import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  customType,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Language } from "@/lib/config/languages";
import { eachField } from "@/lib/domain/each-field";

/** Text that sorts the same on every server and system: by code point, on keys made by `sortKey`. */
export const sortable = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** Day on which a seed last changed the row; null until then. */
export const changedOn = () => date("changed_on", { mode: "string" });

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A row of another table that this one needs. */
export const refersTo = (name: string, column: () => AnyPgColumn) =>
  integer(name).notNull().references(column);

/** A row of another table that this one is deleted with. */
export const belongsTo = (name: string, column: () => AnyPgColumn) =>
  integer(name).notNull().references(column, { onDelete: "cascade" });

/** An index of the rows that have a value in the column. */
export const indexWherePresent = (name: string, column: ExtraConfigColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} is not null`);

/** Language of the texts written for somebody. */
export const language = () => text("language").$type<Language>().notNull().default("en");

/** Bytes of a stored file. PGlite returns a Uint8Array, pg a Buffer. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The row as a seed wrote it: a later seed changes the row only if nobody else has. */
export const seeded = () => jsonb("seeded");

const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A text column for each field of a table of fields. */
export const textColumns = <Fields extends object>(fields: Fields) =>
  eachField(fields, (name) => text(columnName(name)));
