import type { SingleTest } from "@/lib/contract/custom-profiles/custom-profiles.types";

/** The tests of a body system as they travel with the page: of hundreds, brackets and quotes would weigh the most. */
export interface TestGroup {
  readonly key: string;
  readonly label: string;
  /** One a line: id, number of its price, name. */
  readonly lines: string;
}

export interface TestList {
  readonly groups: readonly TestGroup[];
  /** There are few different ones. */
  readonly amounts: readonly string[];
  readonly currency: { readonly code: string; readonly symbol: string };
}

export interface OfferedTest {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
}

const last = "Trait";

/** By the names of their body systems, traits at the end; a system without tests is not there. */
export function toTestList(tests: readonly SingleTest[], labelOf: (system: string) => string): TestList {
  const amounts = [...new Set(tests.map(({ price }) => price.amount))];
  const systems = [...new Set(tests.map(({ bodySystem }) => bodySystem))];
  const groups = systems.map((system) => {
    const own = tests.filter(({ bodySystem }) => bodySystem === system);
    const lines = own.map(({ id, name, price }) => `${id} ${amounts.indexOf(price.amount)} ${name}`);
    return { key: system, label: labelOf(system), lines: lines.join("\n") };
  });
  const byLabel = groups.toSorted(
    (one, two) => Number(one.key === last) - Number(two.key === last) || (one.label < two.label ? -1 : 1),
  );
  return { groups: byLabel, amounts, currency: tests[0]?.price.currency ?? { code: "USD", symbol: "$" } };
}

export function testsIn({ lines }: TestGroup, amounts: readonly string[]): readonly OfferedTest[] {
  return lines.split("\n").map((line) => {
    const [id = "", at = "", ...name] = line.split(" ");
    return { id: Number(id), amount: amounts[Number(at)] ?? "0.00", name: name.join(" ") };
  });
}
