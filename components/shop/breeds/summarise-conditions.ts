import type { BreedTest } from "@/lib/contract/shop/breeds/breeds.types";

/** Inherited conditions reported in the breed; if there are none, those reported in its relatives. */
export function summariseConditions(tests: readonly BreedTest[]) {
  const diseases = tests.filter(({ kind }) => kind === "disease");
  for (const basis of ["breed", "relative"] as const) {
    const found = diseases.filter((test) => test.basis === basis);
    if (found.length > 0) return { basis, count: found.length, found };
  }
  return { basis: "none", count: 0, found: [] } as const;
}
