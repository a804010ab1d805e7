import { boolean, number, string } from "yup";
import { labWorkKinds } from "@/lib/config/fulfilment";
import { labResultKinds, noCallReasons, reportStatuses } from "@/lib/config/lab";
import { vetFlags } from "@/lib/config/vet-flags";
import {
  flag,
  id,
  listOf,
  nullableText,
  responseObject,
  responseText,
  species,
  wholeNumber,
} from "@/lib/contract/fields";
import { coatMarks, coatPatterns, curls, pigments, restrictions } from "@/lib/domain/coat";
import { inheritances } from "@/lib/domain/inheritance";
import { bacteriaLevels } from "@/lib/domain/lab-results";
import { resultOutcomes } from "@/lib/domain/report-content";

const outcome = () => string().oneOf(resultOutcomes).required();
const share = () => number().required();
const optionalShare = () => number().nullable().defined();

const test = responseObject({
  code: responseText(),
  name: responseText(),
  /** One sentence about the condition or trait. */
  summary: responseText(),
  gene: nullableText(),
  isTrait: flag(),
  inheritance: string().oneOf(inheritances).required(),
  bodySystem: responseText(),
  /** As printed on reports; null without a result. */
  genotype: nullableText(),
  /** Copies of the variants that the test reports. */
  copies: number().integer().nullable().defined(),
  outcome: outcome(),
  /** Why there is no result. */
  reason: string().oneOf(noCallReasons).nullable().defined(),
  /** Whether public data confirms gene and condition. */
  evidence: string().oneOf(["confirmed", "unconfirmed"]).required(),
  omia: nullableText(),
  /** Public references that confirm the gene. */
  sources: listOf(responseText()),
  /** Known in the animal's breed. */
  isBreedRelevant: flag(),
  /** Breeds in which it is best known; only of findings. */
  breeds: listOf(responseText()),
  /** What it matters for at the vet's. */
  vetFlag: string().oneOf(vetFlags).nullable().defined(),
  /** What to do about a finding, where we know more than its inheritance. */
  advice: nullableText(),
  assayVersion: responseText(),
});

const shownResult = responseObject({ genotype: nullableText(), outcome: outcome() }).nullable().defined();

const others = {
  /** Kinds of results without a genotype. */
  others: listOf(string().oneOf(labResultKinds).required()),
  breedMix: responseObject({
    breeds: listOf(
      responseObject({
        breed: responseText(),
        percent: share(),
        low: optionalShare(),
        high: optionalShare(),
      }),
    ),
    unassigned: share(),
  })
    .nullable()
    .defined(),
  ageEstimate: responseObject({ years: share(), low: optionalShare(), high: optionalShare() })
    .nullable()
    .defined(),
  oralBacteria: string().oneOf(bacteriaLevels).nullable().defined(),
  heterozygosity: responseObject({
    percent: share(),
    markerCount: number().integer().nullable().defined(),
    /** Animals of the breed; null without a reference for it. */
    reference: responseObject({
      animals: wholeNumber(),
      p10: share(),
      median: share(),
      p90: share(),
      /** Includes invented animals of the demo. */
      isDemo: flag(),
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
};

const coat = responseObject({
  species: species(),
  pattern: string().oneOf(coatPatterns).required(),
  pigment: string().oneOf(pigments).required(),
  restriction: string().oneOf(restrictions).required(),
  marks: listOf(string().oneOf(coatMarks).required()),
  isLong: boolean().nullable().defined(),
  curl: string().oneOf(curls).nullable().defined(),
  hasFurnishings: boolean().nullable().defined(),
  untested: listOf(responseText()),
});

export const versionFields = {
  version: wholeNumber(),
  status: string().oneOf(reportStatuses).required(),
  isPartial: flag(),
  issuedAt: responseText(),
};

export const report = responseObject({
  ...versionFields,
  assayVersion: responseText(),
  /** The following are null in reports that were issued before they existed. */
  interpretationVersion: nullableText(),
  /** Product whose tests it reports. */
  panel: nullableText(),
  /** Who certified the sample; empty for the owner. */
  collector: nullableText(),
  supersedes: number().integer().nullable().defined(),
  /** Read by the rules of today. */
  isCurrentInterpretation: flag(),
  /** Since the version before. */
  changes: listOf(
    responseObject({ code: responseText(), name: responseText(), from: shownResult, to: shownResult }),
  ),
  tests: listOf(test),
  profile: responseObject({
    /** Name of the panel. */
    panel: responseText(),
    panelKey: responseText(),
    markerCount: wholeNumber(),
    missing: listOf(responseText()),
  })
    .nullable()
    .defined(),
  ...others,
  /** What the tests say about the coat; null when they do not decide it. */
  coat: coat.nullable().defined(),
  /** Ordered work of which the report has nothing yet. */
  missingWork: listOf(string().oneOf(labWorkKinds).required()),
});

const proof = { id: id(), name: responseText(), barcode: nullableText(), testedAt: nullableText() };
const grandparent = responseObject(proof);
/** A parent that is clear by its own test has no parents here. */
export const proofParent = responseObject({ ...proof, parents: listOf(grandparent) });
