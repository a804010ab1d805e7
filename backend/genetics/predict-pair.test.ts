import { describe, expect, it } from "vitest";
import { type InterpretedTest, interpretReading } from "./interpret-test";
import { listGenotypes } from "./judge-condition";
import { isLethal, type LocusKind, loci, type TestReading } from "./loci";
import { predictPair } from "./predict-pair";
import { createRandom } from "./random";

const readingOf = (kind: LocusKind, lethal: string[] = []): TestReading => ({
  locus: {
    key: `canine.${kind}`,
    species: "canine",
    symbol: "X",
    kind,
    lethal,
    tests: [],
    normal: "N",
    alleles: ["N", "x"],
  },
  variants: ["x"],
});

const testOf = (inheritance: InterpretedTest["inheritance"]): InterpretedTest => ({
  code: "test",
  kind: "disease",
  inheritance,
});

type Shares = Readonly<Record<string, number>>;

const kindOf = (inheritance: string): LocusKind => {
  if (inheritance === "MT") return "mitochondrial";
  return inheritance.startsWith("X") ? "x-linked" : "autosomal";
};

/** Computed by hand: inheritance, dam, sire, daughters, sons. */
const tables: readonly [InterpretedTest["inheritance"], string, string, Shares, Shares][] = [
  [
    "AR",
    "N/x",
    "N/x",
    { clear: 0.25, carrier: 0.5, "at-risk-two": 0.25 },
    { clear: 0.25, carrier: 0.5, "at-risk-two": 0.25 },
  ],
  ["AR", "N/N", "x/x", { carrier: 1 }, { carrier: 1 }],
  ["AR", "N/N", "N/x", { clear: 0.5, carrier: 0.5 }, { clear: 0.5, carrier: 0.5 }],
  ["AD", "N/x", "N/N", { clear: 0.5, "at-risk-one": 0.5 }, { clear: 0.5, "at-risk-one": 0.5 }],
  [
    "AID",
    "N/x",
    "N/x",
    { clear: 0.25, "at-risk-one": 0.5, "at-risk-two": 0.25 },
    { clear: 0.25, "at-risk-one": 0.5, "at-risk-two": 0.25 },
  ],
  ["XR", "N/x", "N", { clear: 0.5, carrier: 0.5 }, { clear: 0.5, "at-risk-by-sex": 0.5 }],
  ["XR", "N/N", "x", { carrier: 1 }, { clear: 1 }],
  ["XR", "x/x", "N", { carrier: 1 }, { "at-risk-by-sex": 1 }],
  ["XD", "N/x", "x", { "at-risk-one": 0.5, "at-risk-two": 0.5 }, { clear: 0.5, "at-risk-by-sex": 0.5 }],
  ["MT", "x", "N", { "at-risk-one": 1 }, { "at-risk-one": 1 }],
  ["MT", "N", "x", { clear: 1 }, { clear: 1 }],
];

const toRecord = (shares: readonly { readonly outcome: string; readonly share: number }[]): Shares =>
  Object.fromEntries(shares.map(({ outcome, share }) => [outcome, share]));

describe("predictPair", () => {
  it.each(tables)("%s: dam %s and sire %s", (inheritance, dam, sire, daughters, sons) => {
    const reading = readingOf(kindOf(inheritance));
    const pair = { dam: dam.split("/"), sire: sire.split("/") };
    const prediction = predictPair(testOf(inheritance), reading, pair);
    if (prediction.kind !== "shares") throw new Error("There must be shares.");
    expect(toRecord(prediction.female)).toEqual(daughters);
    expect(toRecord(prediction.male)).toEqual(sons);
    expect(prediction.lost).toBe(0);
  });

  it("counts the embryos that two copies of a lethal allele cost", () => {
    const pair = { dam: ["N", "x"], sire: ["N", "x"] };
    expect(predictPair(testOf("AD"), readingOf("autosomal", ["x/x"]), pair)).toMatchObject({ lost: 0.25 });
  });

  it("gives no shares where the inheritance is complex", () => {
    const pair = { dam: ["N", "x"], sire: ["N", "x"] };
    expect(predictPair(testOf("complex"), readingOf("autosomal"), pair)).toEqual({ kind: "complex" });
  });

  it("names the parent without a result, and needs only the dam for mitochondria", () => {
    const unknown = { kind: "unknown", missing: ["sire"] };
    expect(predictPair(testOf("AR"), readingOf("autosomal"), { dam: ["N", "N"], sire: null })).toEqual(
      unknown,
    );
    expect(predictPair(testOf("MT"), readingOf("mitochondrial"), { dam: ["N"], sire: null })).toMatchObject({
      kind: "shares",
    });
  });
});

/** Every test of the catalogue that inherits, and an invented mitochondrial one. */
const readings = [
  ...loci.flatMap((locus) => locus.tests.map(({ variants }) => ({ locus, variants }))),
  readingOf("mitochondrial"),
].filter(({ locus }) => locus.kind !== "sex-marker");

const inheritancesOf: Readonly<Record<string, readonly InterpretedTest["inheritance"][]>> = {
  autosomal: ["AR", "AD", "AID"],
  "x-linked": ["XR", "XD"],
  mitochondrial: ["MT"],
};

/** Outcomes of all combinations of gametes that are born, each counted once. */
function countGametes(
  test: InterpretedTest,
  reading: TestReading,
  sex: "female" | "male",
  { dam, sire }: Readonly<Record<"dam" | "sire", readonly string[]>>,
): Shares {
  const { kind } = reading.locus;
  const isFromDam = kind === "mitochondrial" || (kind === "x-linked" && sex === "male");
  const young = dam.flatMap((one) => (isFromDam ? [[one]] : sire.map((other) => [one, other])));
  const born = young.filter((alleles) => !isLethal(reading.locus, alleles));
  const shares: Record<string, number> = {};
  for (const alleles of born) {
    const { outcome } = interpretReading(test, reading, { alleles }, sex);
    shares[outcome] = (shares[outcome] ?? 0) + 1 / born.length;
  }
  return shares;
}

describe("10,000 random pairs", () => {
  const random = createRandom("random pairs of parents");
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick.");
    return item;
  };

  it("have shares that sum to 1 and agree with counting all gametes, for both sexes", () => {
    for (let at = 0; at < 10_000; at++) {
      const reading = pick(readings);
      const test = testOf(pick(inheritancesOf[reading.locus.kind] ?? []));
      const parents = {
        dam: pick(listGenotypes(reading, "female")),
        sire: pick(listGenotypes(reading, "male")),
      };
      const prediction = predictPair(test, reading, parents);
      if (prediction.kind !== "shares") throw new Error("There must be shares.");
      for (const sex of ["female", "male"] as const) {
        const found = toRecord(prediction[sex]);
        const expected = countGametes(test, reading, sex, parents);
        const sum = Object.values(found).reduce((total, share) => total + share, 0);
        const isEqual = Object.keys({ ...found, ...expected }).every(
          (outcome) => Math.abs((found[outcome] ?? 0) - (expected[outcome] ?? 0)) < 1e-12,
        );
        if (Math.abs(sum - 1) > 1e-12 || !isEqual)
          expect({ test, parents, sex, found }).toEqual({ test, parents, sex, found: expected });
      }
    }
  });
});
