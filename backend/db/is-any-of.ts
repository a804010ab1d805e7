import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** `inArray` for lists of any length: PostgreSQL refuses a query with more than 65,535 parameters, and this has one. */
export const isAnyOf = (column: PgColumn, values: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(values)})`;
