import { writeFileSync } from "node:fs";

export interface TestCounts {
  readonly passed: number;
  /** Titles, also of files that could not be loaded. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** Sizes and times that tests reported. */
  readonly measured: readonly string[];
}

/** Writes the counts of a run to the file that `npm test` reads at its end. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env["TEST_COUNTS"];
  if (file) writeFileSync(file, JSON.stringify(counts));
}
