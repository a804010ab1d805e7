import type { FieldErrors } from "@/lib/contract/parse";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { maxMates, relatedFrom } from "@/lib/config/breeding/breeding";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { speciesId } from "@/lib/domain/species";
import { parseTypedResults } from "@/lib/domain/breeding/typed-results";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { describeColours } from "./describe-colours";
import { describeConditions, readFacts, relevantTests, type StrategyFacts } from "./describe-conditions";
import { expectDiversity, readBreedDiversity, readParentProfiles } from "./diversity";
import { findAlerts } from "./find-alerts";
import { findParents } from "./find-parents";
import { litterInbreeding, readPedigrees } from "./kinship";
import { canBe, mayBeBred, type Parent, readParents, selectAnimals, type ParentPair } from "./parent";
import { compareMates, summarisePair } from "./summarise-pair";
import { nameTypedResults } from "./typed-parent";
import type { Query } from "@/lib/contract/calls";

type StrategyQuery = Query<"breedingStrategy.get">;

/** What a pair passes on to its litter, or which animals suit one parent. */
export async function readStrategy(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { query }: Input<"breedingStrategy.get">,
) {
  const { strategy_type: type } = query;
  const references = { dam: query.dam_genetic_result ?? "", sire: query.sire_genetic_result ?? "" };
  const errors = checkReferences(type, references);
  if (errors !== undefined) return refuseFields(errors);
  const parents = await findParents(tx, { userId: user.id, admin, language }, references);
  if (parents instanceof Refusal) return parents;
  const { dam, sire } = parents;
  const known = dam ?? sire;
  if (known === undefined) return refuseFields({ dam_genetic_result: "fields.required" });
  const common = {
    strategy_type: type,
    species: known.species,
    dam: dam ? await describeParent(tx, dam, references.dam) : null,
    sire: sire ? await describeParent(tx, sire, references.sire) : null,
  };
  if (dam && sire) return { ...common, pair: await describePair(tx, language, { dam, sire }), mates: null };
  return { ...common, pair: null, mates: await rankMates(tx, { userId: user.id, language, known }) };
}

type References = Readonly<Record<ParentRole, string>>;

/** A pair has both parents; mates are found for one. */
function checkReferences(
  type: StrategyQuery["strategy_type"],
  { dam, sire }: References,
): FieldErrors | undefined {
  if (type === "mates")
    return (dam === "") === (sire === "") ? { dam_genetic_result: "fields.breedingOneParent" } : undefined;
  const errors: FieldErrors = {
    ...(dam === "" && { dam_genetic_result: "fields.required" }),
    ...(sire === "" && { sire_genetic_result: "fields.required" }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

async function describeParent(tx: Tx, parent: Parent, reference: string) {
  const { animal, alleles, byDescent = [] } = parent;
  const typed = parseTypedResults(reference);
  const { id = null, name = null, breed = null, bornOn = null } = animal ?? {};
  return {
    id,
    name,
    bornOn,
    breed: breed?.name ?? null,
    resultCount: typed?.length ?? alleles.size - byDescent.length,
    typed: typed ? await nameTypedResults(tx, parent, typed) : [],
  };
}

async function describePair(tx: Tx, language: Caller["language"], pair: ParentPair) {
  const { dam, sire } = pair;
  const facts = await readFacts(tx, language, [dam, sire]);
  const pedigree = await readPedigrees(tx, listIds([dam, sire]));
  const judged = judgePair(facts, pair, pedigree);
  const diversity = expectDiversity(await readParentProfiles(tx, [dam, sire]), dam, sire);
  const breedId = dam.animal?.breed?.id;
  const isOneBreed = breedId !== undefined && breedId === sire.animal?.breed?.id;
  const reference = isOneBreed && diversity ? await readBreedDiversity(tx, breedId, diversity) : undefined;
  return {
    ...summarisePair({ ...pair, ...judged, diversity: diversity?.expected ?? null }),
    conditions: judged.conditions,
    alerts: judged.alerts,
    inbreeding: judged.inbreeding,
    colours: describeColours(dam, sire),
    heterozygosity: diversity
      ? {
          expected: diversity.expected,
          dam: diversity.dam,
          sire: diversity.sire,
          markerCount: diversity.markers.length,
          breed: reference ?? null,
        }
      : null,
  };
}

const listIds = (parents: readonly Parent[]) => parents.flatMap(({ animal }) => animal?.id ?? []);

function judgePair(
  facts: StrategyFacts,
  pair: ParentPair,
  pedigree: Awaited<ReturnType<typeof readPedigrees>>,
) {
  const { dam, sire } = pair;
  const conditions = describeConditions(facts, pair);
  const recessive = conditions.filter(({ inheritance }) => inheritance === "AR").map(({ code }) => code);
  const alerts = findAlerts(pair, {
    species: dam.species,
    relevant: relevantTests(facts, [dam, sire]),
    recessive: new Set(recessive),
    nameOf: (code) => facts.facts.get(code)?.name ?? code,
  });
  const [damId, sireId] = [dam.animal?.id, sire.animal?.id];
  const inbreeding = damId && sireId ? litterInbreeding(pedigree, damId, sireId) : null;
  const isRelated = inbreeding !== null && inbreeding >= relatedFrom;
  return {
    conditions,
    inbreeding,
    alerts: isRelated ? [...alerts, { kind: "related" as const, name: null, share: inbreeding }] : alerts,
  };
}

interface MatesInput {
  readonly userId: number;
  readonly language: Caller["language"];
  readonly known: Parent;
}

/** Living animals of the other sex whose results the user may see, the best mate first. */
async function rankMates(tx: Tx, { userId, language, known }: MatesInput) {
  const role = known.role === "dam" ? "sire" : "dam";
  const rows = await selectAnimals(tx, language)
    .where(
      and(
        ...[mayBeBred(tx, userId), canBe(role), isNull(animals.diedOn)],
        eq(animals.speciesId, speciesId(known.species)),
        known.animal ? ne(animals.id, known.animal.id) : undefined,
      ),
    )
    .orderBy(asc(animals.name), asc(animals.id))
    .limit(maxMates);
  const mates = await readParents(tx, role, rows);
  const all = [known, ...mates];
  const facts = await readFacts(tx, language, all);
  const pedigree = await readPedigrees(tx, listIds(all));
  const profiles = await readParentProfiles(tx, all);
  return mates
    .map((mate) => {
      const pair = known.role === "dam" ? { dam: known, sire: mate } : { dam: mate, sire: known };
      const diversity = expectDiversity(profiles, pair.dam, pair.sire)?.expected ?? null;
      const summary = summarisePair({ ...pair, ...judgePair(facts, pair, pedigree), diversity });
      const { id = 0, name = "", breed = null, bornOn = null } = mate.animal ?? {};
      return { id, name, breed: breed?.name ?? null, bornOn, ...summary };
    })
    .toSorted(compareMates);
}
