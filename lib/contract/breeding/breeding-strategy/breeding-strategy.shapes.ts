import { number, string } from "yup";
import {
  complexRisks,
  pairAlertKinds,
  pairLevels,
  pairReasonKinds,
  pairVerdicts,
  strategyTypes,
} from "@/lib/config/breeding";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  optionalText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  searchText,
  species,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { inheritances } from "@/lib/domain/inheritance";
import { resultOutcomes } from "@/lib/domain/report-content";
import type { breedingStrategyRoutes } from "./breeding-strategy.routes";

const parentRoles = ["dam", "sire"] as const;

const role = () => string().oneOf(parentRoles, fieldMessages.invalid).required();
/** From 0 to 1. */
const share = () => number().min(0).max(1).required();
const optionalShare = () => number().min(0).max(1).nullable().defined();

const typedTest = {
  code: responseText(),
  /** Genotypes to choose from, as reports print them. */
  options: listOf(responseText()),
};

const parent = responseObject({
  /** Null, like the name, where the results were typed in. */
  id: id().nullable(),
  name: nullableText(),
  breed: nullableText(),
  bornOn: nullableText(),
  resultCount: wholeNumber(),
  /** The name is null of coat genes. */
  typed: listOf(responseObject({ ...typedTest, name: nullableText(), genotype: responseText() })),
})
  .nullable()
  .defined();

/** Outcomes of the young of one sex that are born. */
const outcomes = () =>
  listOf(responseObject({ outcome: string().oneOf(resultOutcomes).required(), share: share() }));

const condition = responseObject({
  code: responseText(),
  name: responseText(),
  summary: responseText(),
  bodySystem: responseText(),
  inheritance: string()
    .oneOf([...inheritances, "MT"])
    .required(),
  /** Known in a breed of the pair. */
  isBreedRelevant: flag(),
  /** Genotypes; null without a result. */
  dam: nullableText(),
  sire: nullableText(),
  level: string().oneOf(pairLevels).required(),
  /** Instead of shares where several genes take part; null also without the results that it needs. */
  complexRisk: string().oneOf(complexRisks).nullable().defined(),
  /** Share at risk of the sex with the larger one; a range where a parent is not tested. */
  risk: responseObject({ least: share(), most: share() }),
  missing: listOf(role()),
  female: outcomes(),
  male: outcomes(),
});

const alert = responseObject({
  kind: string().oneOf(pairAlertKinds).required(),
  name: nullableText(),
  share: optionalShare(),
});

const summary = {
  verdict: string().oneOf(pairVerdicts).required(),
  /** The most important first. */
  reasons: listOf(
    responseObject({
      kind: string().oneOf(pairReasonKinds).required(),
      count: wholeNumber(),
      share: optionalShare(),
      names: listOf(responseText()),
    }),
  ),
};

/** Exact shares such as "3/8", the largest first. */
const colours = () => listOf(responseObject({ label: responseText(), share: responseText() }));

const pair = responseObject({
  ...summary,
  conditions: listOf(condition),
  alerts: listOf(alert),
  /** Inbreeding of the litter, from the stated pedigrees; null where they are incomplete. */
  inbreeding: optionalShare(),
  colours: responseObject({
    shares: responseObject({ overall: colours(), male: colours(), female: colours() }).nullable().defined(),
    /** Genes without a result that a prediction needs. */
    missing: listOf(responseObject({ role: role(), gene: responseText() })),
  }),
  /** From the DNA markers that both parents have; null without them. */
  heterozygosity: responseObject({
    expected: share(),
    dam: share(),
    sire: share(),
    markerCount: wholeNumber(),
    /** Null without enough profiles of the breed. */
    breed: responseObject({ share: share(), animals: wholeNumber() }).nullable().defined(),
  })
    .nullable()
    .defined(),
});

const mate = responseObject({
  id: id(),
  name: responseText(),
  breed: nullableText(),
  bornOn: nullableText(),
  ...summary,
});

export const breedingStrategyShapes = {
  get: {
    query: castObject({
      strategy_type: string().oneOf(strategyTypes, fieldMessages.invalid).default("pair"),
      /** A barcode, the id of an animal, or typed results such as "prcd:N/N,dilute:D/d". */
      dam_genetic_result: optionalText(limits.geneticResultLength),
      sire_genetic_result: optionalText(limits.geneticResultLength),
    }),
    response: responseObject({
      strategy_type: string().oneOf(strategyTypes).required(),
      species: species(),
      dam: parent,
      sire: parent,
      /** Set for the type `pair`. */
      pair: pair.nullable().defined(),
      /** Set for the type `mates`, the best first. */
      mates: listOf(mate).nullable().defined(),
    }),
  },
  parents: {
    query: castObject({
      role: role(),
      species: species(),
      query: searchText(),
      page: page(),
      size: pageSize(),
    }),
    response: paged(
      responseObject({
        id: id(),
        name: responseText(),
        registrationName: nullableText(),
        bornOn: nullableText(),
        breed: nullableText(),
        isMine: flag(),
      }),
    ),
  },
  tests: {
    query: castObject({ role: role(), species: species(), query: searchText() }),
    response: responseObject({ results: listOf(responseObject({ ...typedTest, name: responseText() })) }),
  },
} as const satisfies Shapes<typeof breedingStrategyRoutes>;
