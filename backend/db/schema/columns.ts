import { customType, timestamp } from "drizzle-orm/pg-core";

/** Text that sorts the same on every server and system: by code point, on keys made by `sortKey`. */
export const sortable = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
