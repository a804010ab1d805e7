/** The row of an insert that cannot be skipped by a conflict. */
export function insertedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("An insert returned no row.");
  return row;
}
