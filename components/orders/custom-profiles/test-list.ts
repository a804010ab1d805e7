import type { SingleTest } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";

/** Compact form of the tests of a body system: as JSON, brackets and quotes would be most of the size. */
export interface TestGroup {
  readonly key: string;
  readonly label: string;
  /** One per line: id, index of its price, name. */
  readonly lines: string;
}

export interface TestList {
  readonly groups: readonly TestGroup[];
  /** The different prices: there are few. */
  readonly amounts: readonly string[];
  readonly currency: { readonly code: string; readonly symbol: string };
}

export interface AvailableTest {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
}

const lastGroup = "Trait";

/** Groups sorted by the label of the body system, traits last. */
export function encodeTestList(tests: readonly SingleTest[], labelOf: (system: string) => string): TestList {
  const amounts = [...new Set(tests.map(({ price }) => price.amount))];
  const systems = [...new Set(tests.map(({ bodySystem }) => bodySystem))];
  const groups = systems.map((system) => {
    const systemTests = tests.filter(({ bodySystem }) => bodySystem === system);
    const lines = systemTests.map(({ id, name, price }) => `${id} ${amounts.indexOf(price.amount)} ${name}`);
    return { key: system, label: labelOf(system), lines: lines.join("\n") };
  });
  const byLabel = groups.toSorted(
    (a, b) => Number(a.key === lastGroup) - Number(b.key === lastGroup) || (a.label < b.label ? -1 : 1),
  );
  return { groups: byLabel, amounts, currency: tests[0]?.price.currency ?? { code: "USD", symbol: "$" } };
}

export function decodeTests({ lines }: TestGroup, amounts: readonly string[]): readonly AvailableTest[] {
  return lines.split("\n").map((line) => {
    const [id = "", priceIndex = "", ...name] = line.split(" ");
    return { id: Number(id), amount: amounts[Number(priceIndex)] ?? "0.00", name: name.join(" ") };
  });
}
