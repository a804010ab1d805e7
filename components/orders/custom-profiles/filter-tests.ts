import type { BreedTests } from "@/store/api/orders/custom-profiles";
import { type AvailableTest, type TestList, decodeTests } from "./test-list";

export interface TestGroupWithTests {
  readonly key: string;
  readonly label: string;
  readonly tests: readonly AvailableTest[];
}

export interface AvailableTests {
  readonly groups: readonly TestGroupWithTests[];
  readonly byId: ReadonlyMap<number, AvailableTest>;
}

export function readTestList({ groups, amounts }: TestList): AvailableTests {
  const decoded = groups.map((group) => ({ ...group, tests: decodeTests(group, amounts) }));
  return {
    groups: decoded,
    byId: new Map(decoded.flatMap(({ tests }) => tests.map((test) => [test.id, test]))),
  };
}

export interface FilteredTests {
  /** Tests made for the breed; undefined if none is chosen. */
  readonly ofBreed: TestGroupWithTests | undefined;
  readonly groups: readonly TestGroupWithTests[];
  readonly isEmpty: boolean;
}

/** A test is listed once: with the breed, or with its body system. */
export function filterTests(
  { groups, byId }: AvailableTests,
  breed: BreedTests | undefined,
  text: string,
): FilteredTests {
  const query = text.trim().toLowerCase();
  const matches = ({ name }: AvailableTest) => name.toLowerCase().includes(query);
  const breedTestIds = new Set(breed?.ids);
  const breedTests = (breed?.ids ?? []).flatMap((id) => byId.get(id) ?? []).filter(matches);
  const others = groups.map((group) => ({
    ...group,
    tests: group.tests.filter((test) => !breedTestIds.has(test.id) && matches(test)),
  }));
  const nonEmpty = others.filter(({ tests }) => tests.length > 0);
  return {
    ofBreed: breed && { key: "of-breed", label: breed.name, tests: breedTests },
    groups: nonEmpty,
    isEmpty: breedTests.length === 0 && nonEmpty.length === 0,
  };
}
