import { array, boolean, number, string } from "yup";
import type { LabResultKind } from "@/lib/config/kits/lab";
import { anyText, strictObject } from "@/lib/contract/fields";
import { parseBody } from "@/lib/contract/parse";
import { bacteriaLevels, type LabResultContents } from "@/lib/domain/kits/lab-results";

const maxBreeds = 30;
const maxYears = 40;
/** Rounded shares can add up to a little more than everything. */
const maxTotal = 100.5;

const within = (max: number) => number().min(0, "fields.invalid").max(max, "fields.invalid");
const isDemo = boolean().notRequired();

interface Ranged {
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
}

const contains = (value: number, { low, high }: Ranged) =>
  (low ?? value) <= value && value <= (high ?? value);

const share = strictObject({
  breed: anyText(80).matches(/\S/, "fields.invalid").required(),
  percent: within(100).required(),
  /** Range in which the laboratory is confident. */
  low: within(100).notRequired(),
  high: within(100).notRequired(),
}).test("range", "fields.invalid", ({ percent, ...range }) => contains(percent, range));

const breedMix = strictObject({
  isDemo,
  breeds: array()
    .of(share)
    .min(1, "fields.invalid")
    .max(maxBreeds, "fields.invalid")
    .required()
    .test("breeds", "fields.invalid", (shares) => {
      const total = shares.reduce((sum, { percent }) => sum + percent, 0);
      return total <= maxTotal && new Set(shares.map(({ breed }) => breed)).size === shares.length;
    }),
});

const schemas = {
  "breed-mix": breedMix,
  "age-estimate": strictObject({
    isDemo,
    years: within(maxYears).required(),
    low: within(maxYears).notRequired(),
    high: within(maxYears).notRequired(),
  }).test("range", "fields.invalid", ({ years, ...range }) => contains(years, range)),
  "oral-bacteria": strictObject({ isDemo, level: string().oneOf(bacteriaLevels).required() }),
  heterozygosity: strictObject({
    isDemo,
    percent: within(100).required(),
    markerCount: within(1_000_000).integer("fields.number").notRequired(),
  }),
} as const;

/** Content of a result without a genotype; undefined when it is not what its kind says. */
export function parseLabResult<Kind extends LabResultKind>(
  kind: Kind,
  content: unknown,
): LabResultContents[Kind] | undefined {
  const parsed = parseBody(schemas[kind], content);
  // The schema of the kind has checked it.
  return parsed.ok ? (parsed.value as LabResultContents[Kind]) : undefined;
}
