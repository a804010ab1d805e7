const spreadsheets = "/my/work-spreadsheets";

/** Paths of spreadsheets in the portal, for browser code too. */
export const sheetPaths = {
  spreadsheets,
  import: (id: string) => `${spreadsheets}/${id}`,
} as const;
