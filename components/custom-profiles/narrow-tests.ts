import type { BreedTests } from "@/store/custom-profiles";
import { type OfferedTest, type TestList, testsIn } from "./test-groups";

export interface OfferedGroup {
  readonly key: string;
  readonly label: string;
  readonly tests: readonly OfferedTest[];
}

export interface Offer {
  readonly groups: readonly OfferedGroup[];
  readonly byId: ReadonlyMap<number, OfferedTest>;
}

export function offerOf({ groups, amounts }: TestList): Offer {
  const read = groups.map((group) => ({ ...group, tests: testsIn(group, amounts) }));
  return { groups: read, byId: new Map(read.flatMap(({ tests }) => tests.map((test) => [test.id, test]))) };
}

export interface ShownTests {
  /** Those made for the breed; undefined where none is chosen. */
  readonly ofBreed: OfferedGroup | undefined;
  readonly groups: readonly OfferedGroup[];
  readonly isNothing: boolean;
}

/** A test stands in one place only: with the breed, or with its body system. */
export function narrowTests(
  { groups, byId }: Offer,
  breed: BreedTests | undefined,
  text: string,
): ShownTests {
  const sought = text.trim().toLowerCase();
  const isSought = ({ name }: OfferedTest) => name.toLowerCase().includes(sought);
  const named = new Set(breed?.ids);
  const first = (breed?.ids ?? []).flatMap((id) => byId.get(id) ?? []).filter(isSought);
  const others = groups.map((group) => ({
    ...group,
    tests: group.tests.filter((test) => !named.has(test.id) && isSought(test)),
  }));
  const shown = others.filter(({ tests }) => tests.length > 0);
  return {
    ofBreed: breed && { key: "of-breed", label: breed.name, tests: first },
    groups: shown,
    isNothing: first.length === 0 && shown.length === 0,
  };
}
