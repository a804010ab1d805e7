import { boolean, number, string } from "yup";
import { labWorkKinds } from "@/lib/config/kits/fulfilment";
import { labResultKinds, noCallReasons, reportStatuses } from "@/lib/config/kits/lab";
import { vetFlags } from "@/lib/config/animals/vet-flags";
import * as f from "@/lib/contract/fields";
import { coatMarks, coatPatterns, curls, pigments, restrictions } from "@/lib/domain/animals/coat";
import { inheritances } from "@/lib/domain/inheritance";
import { bacteriaLevels } from "@/lib/domain/kits/lab-results";
import { resultOutcomes } from "@/lib/domain/animals/report-content";

export const outcome = () => string().oneOf(resultOutcomes).required();
const share = () => number().required();
const optionalShare = () => number().nullable().defined();

const test = f.responseObject({
  code: f.responseText(),
  name: f.responseText(),
  /** One sentence about the condition or trait. */
  summary: f.responseText(),
  gene: f.nullableText(),
  isTrait: f.flag(),
  inheritance: string().oneOf(inheritances).required(),
  bodySystem: f.responseText(),
  /** As printed on reports; null without a result. */
  genotype: f.nullableText(),
  /** Copies of the variants that the test reports. */
  copies: number().integer().nullable().defined(),
  outcome: outcome(),
  /** Why there is no result. */
  reason: string().oneOf(noCallReasons).nullable().defined(),
  /** Whether public data confirms gene and condition. */
  evidence: string().oneOf(["confirmed", "unconfirmed"]).required(),
  omia: f.nullableText(),
  /** Public references that confirm the gene. */
  sources: f.listOf(f.responseText()),
  /** Known in the animal's breed. */
  isBreedRelevant: f.flag(),
  /** Breeds in which it is best known; only of findings. */
  breeds: f.listOf(f.responseText()),
  /** What it matters for at the vet's. */
  vetFlag: string().oneOf(vetFlags).nullable().defined(),
  /** What to do about a finding, where we know more than its inheritance. */
  advice: f.nullableText(),
  assayVersion: f.responseText(),
});

const shownResult = f.nullableObject({ genotype: f.nullableText(), outcome: outcome() });

const others = {
  /** Kinds of results without a genotype. */
  others: f.listOf(string().oneOf(labResultKinds).required()),
  breedMix: f.nullableObject({
    breeds: f.listOf(
      f.responseObject({
        breed: f.responseText(),
        percent: share(),
        low: optionalShare(),
        high: optionalShare(),
      }),
    ),
    unassigned: share(),
  }),
  ageEstimate: f.nullableObject({ years: share(), low: optionalShare(), high: optionalShare() }),
  oralBacteria: string().oneOf(bacteriaLevels).nullable().defined(),
  heterozygosity: f.nullableObject({
    percent: share(),
    markerCount: number().integer().nullable().defined(),
    /** Animals of the breed; null without a reference for it. */
    reference: f.nullableObject({
      animals: f.wholeNumber(),
      p10: share(),
      median: share(),
      p90: share(),
      /** Includes invented animals of the demo. */
      isDemo: f.flag(),
    }),
  }),
};

const coat = f.responseObject({
  species: f.species(),
  pattern: string().oneOf(coatPatterns).required(),
  pigment: string().oneOf(pigments).required(),
  restriction: string().oneOf(restrictions).required(),
  marks: f.listOf(string().oneOf(coatMarks).required()),
  isLong: boolean().nullable().defined(),
  curl: string().oneOf(curls).nullable().defined(),
  hasFurnishings: boolean().nullable().defined(),
  untested: f.listOf(f.responseText()),
});

export const versionFields = {
  version: f.wholeNumber(),
  status: string().oneOf(reportStatuses).required(),
  isPartial: f.flag(),
  issuedAt: f.instant(),
};

export const report = f.responseObject({
  ...versionFields,
  assayVersion: f.responseText(),
  /** The following are null in reports that were issued before they existed. */
  interpretationVersion: f.nullableText(),
  /** Product whose tests it reports. */
  panel: f.nullableText(),
  /** Who certified the sample; empty for the owner. */
  collector: f.nullableText(),
  supersedes: number().integer().nullable().defined(),
  /** Read by the rules of today. */
  isCurrentInterpretation: f.flag(),
  /** Ours: the version that `changes` refers to; null without one that the reader may see. */
  comparedWith: number().integer().nullable().default(null),
  changes: f.listOf(
    f.responseObject({ code: f.responseText(), name: f.responseText(), from: shownResult, to: shownResult }),
  ),
  tests: f.listOf(test),
  profile: f.nullableObject({
    /** Name of the panel. */
    panel: f.responseText(),
    panelKey: f.responseText(),
    markerCount: f.wholeNumber(),
    missing: f.listOf(f.responseText()),
  }),
  ...others,
  /** What the tests say about the coat; null when they do not decide it. */
  coat: coat.nullable().defined(),
  /** Ordered work of which the report has nothing yet. */
  missingWork: f.listOf(string().oneOf(labWorkKinds).required()),
});

const proof = {
  id: f.id(),
  name: f.responseText(),
  barcode: f.nullableText(),
  testedAt: f.nullableInstant(),
};
const grandparent = f.responseObject(proof);
/** A parent that is clear by its own test has no parents here. */
export const proofParent = f.responseObject({ ...proof, parents: f.listOf(grandparent) });
