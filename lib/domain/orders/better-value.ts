interface Candidate {
  readonly id: number;
  readonly amount: number;
  readonly testCodes: readonly string[];
  /** Breeds it is made for; none for all breeds. */
  readonly breedIds: readonly number[];
}

interface ChosenTests {
  readonly testCodes: readonly string[];
  /** Price of the custom profile, in minor units. */
  readonly amount: number;
  readonly breedId: number | null;
}

/**
 * The product that contains all chosen tests and costs less than the custom profile: the cheapest one, for one price that
 * of the animal's breed, then the one with most tests. Products for other breeds do not fit the animal.
 */
export function findBetterValue<Product extends Candidate>(
  candidates: readonly Product[],
  { testCodes, amount, breedId }: ChosenTests,
): { readonly product: Product; readonly saved: number } | undefined {
  const isForBreed = ({ breedIds }: Candidate) => breedId !== null && breedIds.includes(breedId);
  const [product] = candidates
    .filter((candidate) => candidate.amount < amount)
    .filter((candidate) => candidate.breedIds.length === 0 || isForBreed(candidate))
    .filter((candidate) => testCodes.every((code) => candidate.testCodes.includes(code)))
    .toSorted(
      (a, b) =>
        a.amount - b.amount ||
        Number(isForBreed(b)) - Number(isForBreed(a)) ||
        b.testCodes.length - a.testCodes.length ||
        a.id - b.id,
    );
  return product && { product, saved: amount - product.amount };
}
