import { number, string } from "yup";
import {
  complexRisks,
  pairAlertKinds,
  pairLevels,
  pairReasonKinds,
  pairVerdicts,
  strategyTypes,
} from "@/lib/config/breeding/breeding";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { parentRoles } from "@/lib/domain/breeding/coat-inputs";
import { inheritances } from "@/lib/domain/inheritance";
import { resultOutcomes } from "@/lib/domain/animals/report-content";
import type { breedingStrategyRoutes } from "./breeding-strategy.routes";

const role = () => string().oneOf(parentRoles, "fields.invalid").required();
/** From 0 to 1. */
const share = () => number().min(0).max(1).required();
const optionalShare = () => number().min(0).max(1).nullable().defined();

const typedTest = {
  code: f.responseText(),
  /** Genotypes to choose from, as reports print them. */
  options: f.listOf(f.responseText()),
};

const parent = f.nullableObject({
  /** Null, like the name, where the results were typed in. */
  id: f.id().nullable(),
  name: f.nullableText(),
  breed: f.nullableText(),
  bornOn: f.nullableDay(),
  resultCount: f.wholeNumber(),
  /** The name is null of coat genes. */
  typed: f.listOf(f.responseObject({ ...typedTest, name: f.nullableText(), genotype: f.responseText() })),
});

/** Outcomes of the young of one sex that are born. */
const outcomes = () =>
  f.listOf(f.responseObject({ outcome: string().oneOf(resultOutcomes).required(), share: share() }));

const condition = f.responseObject({
  code: f.responseText(),
  name: f.responseText(),
  summary: f.responseText(),
  bodySystem: f.responseText(),
  inheritance: string()
    .oneOf([...inheritances, "MT"])
    .required(),
  /** Known in a breed of the pair. */
  isBreedRelevant: f.flag(),
  /** A parent has a variant. */
  hasVariant: f.flag(),
  /** Genotypes; null without a result. */
  dam: f.nullableText(),
  sire: f.nullableText(),
  /** Parents without a result of their own, which are clear by descent. */
  byDescent: f.listOf(role()),
  level: string().oneOf(pairLevels).required(),
  /** Instead of shares where several genes take part; null also without the results that it needs. */
  complexRisk: string().oneOf(complexRisks).nullable().defined(),
  /** Share at risk of the sex with the larger one; a range where a parent is not tested. */
  risk: f.responseObject({ least: share(), most: share() }),
  missing: f.listOf(role()),
  female: outcomes(),
  male: outcomes(),
});

const alert = f.responseObject({
  kind: string().oneOf(pairAlertKinds).required(),
  name: f.nullableText(),
  share: optionalShare(),
});

const summary = {
  verdict: string().oneOf(pairVerdicts).required(),
  /** The most important first. */
  reasons: f.listOf(
    f.responseObject({
      kind: string().oneOf(pairReasonKinds).required(),
      count: f.wholeNumber(),
      share: optionalShare(),
      names: f.listOf(f.responseText()),
    }),
  ),
};

/** Exact shares such as "3/8", the largest first. */
const colours = () => f.listOf(f.responseObject({ label: f.responseText(), share: f.responseText() }));

const pair = f.responseObject({
  ...summary,
  conditions: f.listOf(condition),
  alerts: f.listOf(alert),
  /** Inbreeding of the litter, from the stated pedigrees; null where they are incomplete. */
  inbreeding: optionalShare(),
  colours: f.responseObject({
    shares: f.nullableObject({ overall: colours(), male: colours(), female: colours() }),
    /** Genes without a result that a prediction needs. */
    missing: f.listOf(f.responseObject({ role: role(), gene: f.responseText() })),
  }),
  /** From the DNA markers that both parents have; null without them. */
  heterozygosity: f.nullableObject({
    expected: share(),
    dam: share(),
    sire: share(),
    markerCount: f.wholeNumber(),
    /** Null without enough profiles of the breed. */
    breed: f.nullableObject({ share: share(), animals: f.wholeNumber() }),
  }),
});

const mate = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  breed: f.nullableText(),
  bornOn: f.nullableDay(),
  ...summary,
});

export const breedingStrategyShapes = {
  get: {
    summary: "What a pair passes on to its litter, or which mates suit one parent.",
    query: f.castObject({
      strategy_type: string().oneOf(strategyTypes, "fields.invalid").default("pair"),
      /** A barcode, the id of an animal, or typed results such as "prcd:N/N,dilute:D/d". */
      dam_genetic_result: f.optionalText(limits.geneticResultLength),
      sire_genetic_result: f.optionalText(limits.geneticResultLength),
    }),
    response: f.responseObject({
      strategy_type: string().oneOf(strategyTypes).required(),
      species: f.species(),
      dam: parent,
      sire: parent,
      /** Set for the type `pair`. */
      pair: pair.nullable().defined(),
      /** Set for the type `mates`, the best first. */
      mates: f.listOf(mate).nullable().defined(),
    }),
  },
  parents: {
    summary: "Animals that can be planned with.",
    query: f.castObject({
      role: role(),
      species: f.species(),
      query: f.searchText(),
      ...f.paging(),
    }),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        name: f.responseText(),
        registrationName: f.nullableText(),
        bornOn: f.nullableDay(),
        breed: f.nullableText(),
        isMine: f.flag(),
      }),
    ),
  },
  tests: {
    summary: "Tests that a plan can look at.",
    query: f.castObject({ role: role(), species: f.species(), query: f.searchText() }),
    response: f.responseObject({
      results: f.listOf(f.responseObject({ ...typedTest, name: f.responseText() })),
    }),
  },
} as const satisfies Shapes<typeof breedingStrategyRoutes>;
