/** What a column of a sheet of animals can be, in the order of an exported sheet. */
export const sheetFields = [
  "petName",
  "species",
  "gender",
  "breed",
  "bornOn",
  "chipNumber",
  "registrationNumber",
  "registrationName",
  "weight",
  "personality",
] as const;

export type SheetField = (typeof sheetFields)[number];

/** How 04/05/2023 is read. */
export const dateOrders = ["dmy", "mdy"] as const;

export type DateOrder = (typeof dateOrders)[number];

export const sheetFormats = ["xlsx", "csv"] as const;

export type SheetFormat = (typeof sheetFormats)[number];

export const sheetTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const satisfies Record<SheetFormat, string>;

export const sheetLimits = {
  fileBytes: 5 * 1024 * 1024,
  /** All parts of a workbook that are read, unpacked. */
  unpackedBytes: 48 * 1024 * 1024,
  rows: 5_000,
  columns: 60,
  cellLength: 2_000,
  /** All cells together. */
  textLength: 4_000_000,
  /** Problems that are listed on the page; the download has all. */
  listedProblems: 100,
  previewRows: 10,
  /** Cells of each column that are shown while columns are chosen. */
  samples: 3,
  /** Imports per account that can be opened. */
  perUser: 10,
  /** After this many days an import is deleted; its animals stay. */
  days: 30,
} as const;
