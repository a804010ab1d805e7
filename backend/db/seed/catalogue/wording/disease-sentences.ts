import { type Inheritance, type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import { pick, speciesPhrases } from "./phrases";

/** Inheritance and meaning of the result, in one or two sentences each. */
export type Explained = { inheritance: string; result: string };

/** Variants whose meaning is disputed or which other genes and chance modify: worded as risk, never as certainty. */
const riskCodes = new Set(["arvc-box", "cdn-dach", "cord1", "hcm-sphynx", "pra-ms", "sas-newf"]);

export function isRiskTest(test: TestFact): boolean {
  return riskCodes.has(test.code) || /\brisk\b/i.test(test.name) || test.inheritance === "complex";
}

function recessive(animal: string, young: string, code: string): Explained {
  return {
    inheritance: pick(
      [
        `It is recessive: a ${animal} needs two copies, one from each parent, to be at risk.`,
        `A ${animal} needs two copies of the variant, one from each parent, to be at risk.`,
        `Only ${animal}s with two copies, one from each parent, are at risk.`,
      ],
      code,
    ),
    result: pick(
      [
        `The result reads clear, carrier or at risk; a carrier stays well, and with a clear mate none of its ${young} will be at risk.`,
        `You learn whether your ${animal} is clear, a carrier or at risk. A carrier is a healthy ${animal}, and with a clear mate it can have healthy ${young}.`,
        `Clear means no copy, carrier means one copy and a ${animal} that stays well, and at risk means two copies.`,
      ],
      `${code} result`,
    ),
  };
}

function xLinked(animal: string, young: string): Explained {
  return {
    inheritance: `The gene lies on the X chromosome: one copy puts a male at risk, while a female needs two and, with one, is a carrier who usually stays well.`,
    result: `Results read clear, carrier (females only) or at risk; among the ${young} of a carrier mother, about half of the sons are at risk.`,
  };
}

function firm(inheritance: Inheritance, animal: string, young: string, code: string): Explained {
  if (inheritance === "AR") return recessive(animal, young, code);
  if (inheritance === "XR" || inheritance === "XD") return xLinked(animal, young);
  if (inheritance === "AD") {
    return {
      inheritance: `It is dominant: one copy, from either parent, is enough to put a ${animal} at risk.`,
      result: `The result reads clear or at risk; at risk is not a diagnosis, and a ${animal} with one copy passes it on to about half of its ${young}.`,
    };
  }
  return {
    inheritance: pick(
      [
        `One copy can have a mild effect, and two copies have a stronger one.`,
        `A ${animal} with two copies is more likely to have signs, or stronger ones, than a ${animal} with one.`,
      ],
      code,
    ),
    result: `The result reads clear, at risk with one copy or at risk with two copies, so that you and your vet can plan ahead.`,
  };
}

function risk(inheritance: Inheritance, animal: string, code: string): Explained {
  const copies: Record<Inheritance, string> = {
    AR: `Two copies raise the risk, though not every ${animal} with two copies falls ill; a ${animal} with one copy is a carrier and is expected to stay well.`,
    AD: `One copy is enough to raise the risk, though many ${animal}s with it never fall ill.`,
    AID: `One copy may raise the risk and two copies raise it more, yet many ${animal}s with the variant stay well.`,
    XR: `The gene lies on the X chromosome, so males need one copy and females two for a raised risk.`,
    XD: `The gene lies on the X chromosome, and one copy may raise the risk.`,
    complex: `Other genes and the ${animal}'s surroundings play a part, so the result speaks of lower or higher risk and never of certainty.`,
  };
  return {
    inheritance: copies[inheritance],
    result: pick(
      [
        `A result of at risk is a reason to watch and to talk to your vet, not a diagnosis.`,
        `At risk does not mean ill: it tells you and your vet what to keep an eye on.`,
      ],
      code,
    ),
  };
}

export function explainDisease(test: TestFact): Explained {
  const { animal, young } = speciesPhrases[test.species];
  return isRiskTest(test)
    ? risk(test.inheritance, animal, test.code)
    : firm(test.inheritance, animal, young, test.code);
}
