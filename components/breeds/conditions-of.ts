import type { BreedTest } from "@/lib/contract/breeds/breeds.types";

/** What is known of a breed's own health: reported in it, else in its relatives, else nothing. */
export function conditionsOf(tests: readonly BreedTest[]) {
  const diseases = tests.filter(({ kind }) => kind === "disease");
  for (const basis of ["breed", "relative"] as const) {
    const found = diseases.filter((test) => test.basis === basis);
    if (found.length > 0) return { basis, count: found.length, found };
  }
  return { basis: "none", count: 0, found: [] } as const;
}
