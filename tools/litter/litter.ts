import { text } from "node:stream/consumers";
import { type LitterInput, predictLitter } from "@/backend/genetics/colour/predict-litter";
import { speciesNames } from "@/lib/domain/species";
import { isObject } from "@/lib/domain/is-object";

/** Reads a pair as JSON from standard input and prints the colours of its litter. */
const pair = readPair(await text(process.stdin));
const result = typeof pair === "string" ? { problem: pair } : predictLitter(pair);
if ("problem" in result) {
  process.stderr.write(`${result.problem}\n`);
  process.exitCode = 2;
} else process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

/** The pair, or what is wrong with it. */
function readPair(input: string): LitterInput | string {
  const value = parseJson(input);
  if (!isObject(value)) return 'The input must be JSON such as {"species":"feline","dam":{…},"sire":{…}}.';
  const { species: name, dam, sire, ...others } = value;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `The input has an unknown key: ${unknown}.`;
  const species = speciesNames.find((known) => known === name);
  if (species === undefined) return 'The species must be "feline" or "canine".';
  if (!isGenotypes(dam)) return "The dam must be an object of genotypes as text.";
  if (!isGenotypes(sire)) return "The sire must be an object of genotypes as text.";
  return { species, dam, sire };
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return undefined;
  }
}

function isGenotypes(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((genotype) => typeof genotype === "string");
}
