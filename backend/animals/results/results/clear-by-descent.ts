import { and, desc, eq, isNotNull, asc } from "drizzle-orm";
import { type DescentObstacle, maxDescentGenerations } from "@/lib/config/animals/clear-by-descent";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageRequests } from "@/backend/db/schema/parentage";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readAccess, type UserActor } from "@/backend/kernel/animal-access/read-access";
import { factOf, readTestFacts } from "@/backend/animals/public/describe-test";
import { activations } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { isUnpaid } from "./read-results";

/** An animal in a proof: clear by a test of its own, or through both its parents. */
interface Proof {
  readonly animal: { readonly id: number; readonly name: string };
  /** Null when derived. */
  readonly barcode: string | null;
  readonly testedAt: Date | null;
  readonly parents: readonly Proof[];
}

type Proofs = ReadonlyMap<string, Proof>;
type Derived = { readonly proofs: Proofs } | { readonly obstacle: DescentObstacle };

/**
 * Tests of which an animal must be clear because both parents are, by tests of their own or of their parents. Only for
 * parents whose parentage is confirmed and whose results the reader may see. Never part of a report.
 */
export async function readClearByDescent(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id: animalId } }: Input<"results.clearByDescent">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, animalId, "results");
  // A former owner keeps reports; what is derived later is not one.
  if (access === undefined || access.until !== null) return notFound();
  const derived = await derive(tx, { userId: user.id, admin, animalId, generations: maxDescentGenerations });
  const own = await readOwnResults(tx, animalId);
  const proofs = "proofs" in derived ? [...derived.proofs].filter(([code]) => !own.has(code)) : [];
  const codes = proofs.map(([code]) => code);
  const facts = await readTestFacts(tx, { language, codes, breedId: access.animal.breedId });
  const obstacle = "obstacle" in derived ? derived.obstacle : codes.length === 0 ? "nothing-clear" : null;
  return {
    animal: { id: animalId, name: access.animal.name },
    generations: maxDescentGenerations,
    obstacle,
    results: proofs
      .map(([code, { parents }]) => ({
        code,
        name: factOf(facts, code).name,
        isBreedRelevant: factOf(facts, code).isBreedRelevant,
        parents: parents.map(describeProof),
      }))
      .toSorted(
        (a, b) => Number(b.isBreedRelevant) - Number(a.isBreedRelevant) || a.name.localeCompare(b.name),
      ),
  };
}

/** Codes of the tests of which an animal without a result of its own must be clear. */
export async function listClearByDescent(
  tx: Tx,
  { userId, admin }: UserActor,
  animalId: number,
): Promise<readonly string[]> {
  const derived = await derive(tx, { userId, admin, animalId, generations: maxDescentGenerations });
  if ("obstacle" in derived) return [];
  const own = await readOwnResults(tx, animalId);
  return [...derived.proofs.keys()].filter((code) => !own.has(code));
}

interface DescribedProof {
  readonly id: number;
  readonly name: string;
  readonly barcode: string | null;
  readonly testedAt: string | null;
  readonly parents: DescribedProof[];
}

const describeProof = ({ animal, barcode, testedAt, parents }: Proof): DescribedProof => ({
  ...animal,
  barcode,
  testedAt: testedAt?.toISOString() ?? null,
  parents: parents.map(describeProof),
});

interface Derivation extends UserActor {
  readonly animalId: number;
  readonly generations: number;
}

async function derive(tx: Tx, { userId, admin, animalId, generations }: Derivation): Promise<Derived> {
  const parents = await findConfirmedParents(tx, animalId);
  if ("obstacle" in parents) return parents;
  const clear: Proofs[] = [];
  for (const id of parents.ids) {
    const access = await readAccess(tx, { userId, admin }, id, "results");
    if (access === undefined || access.until !== null) return { obstacle: "parents-not-shared" };
    const { name } = access.animal;
    clear.push(await listClear(tx, { userId, admin, animalId: id, generations: generations - 1 }, name));
  }
  const [ofDam = new Map<string, Proof>(), ofSire = new Map<string, Proof>()] = clear;
  const animal = { id: animalId, name: parents.name };
  const proofs = new Map<string, Proof>();
  for (const [code, dam] of ofDam) {
    const sire = ofSire.get(code);
    if (sire) proofs.set(code, { animal, barcode: null, testedAt: null, parents: [dam, sire] });
  }
  return { proofs };
}

/** Clear by own test; else, within the limit, by descent. An own result of another kind always counts more. */
async function listClear(tx: Tx, derivation: Derivation, name: string): Promise<Proofs> {
  const own = await readOwnResults(tx, derivation.animalId);
  const animal = { id: derivation.animalId, name };
  const proofs = new Map<string, Proof>();
  if (derivation.generations > 0) {
    const derived = await derive(tx, derivation);
    if ("proofs" in derived)
      for (const [code, proof] of derived.proofs) if (!own.has(code)) proofs.set(code, { ...proof, animal });
  }
  for (const [code, { outcome, barcode, issuedAt }] of own)
    if (outcome === "clear") proofs.set(code, { animal, barcode, testedAt: issuedAt, parents: [] });
  return proofs;
}

/** Both parents of the newest parentage report that names both. */
async function findConfirmedParents(
  tx: Tx,
  animalId: number,
): Promise<
  { readonly ids: readonly [number, number]; readonly name: string } | { obstacle: DescentObstacle }
> {
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId));
  const [confirmed] = await tx
    .select({ damId: parentageRequests.damId, sireId: parentageRequests.sireId })
    .from(parentageRequests)
    .where(
      and(
        ...[eq(parentageRequests.offspringId, animalId), eq(parentageRequests.outcome, "qualifies")],
        ...[eq(parentageRequests.state, "reported"), isNotNull(parentageRequests.damId)],
        isNotNull(parentageRequests.sireId),
      ),
    )
    .orderBy(desc(parentageRequests.reportedAt), desc(parentageRequests.id))
    .limit(1);
  if (animal && confirmed?.damId && confirmed.sireId)
    return { ids: [confirmed.damId, confirmed.sireId], name: animal.name };
  const hasParents = Boolean(animal?.damId ?? animal?.sireId);
  return { obstacle: hasParents ? "parentage-not-confirmed" : "no-parents" };
}

interface OwnResult {
  readonly outcome: ResultOutcome;
  readonly barcode: string;
  readonly issuedAt: Date;
}

/** Newest outcome of every test of an animal, by code. Traits and missing results are no outcome. */
async function readOwnResults(tx: Tx, animalId: number): Promise<ReadonlyMap<string, OwnResult>> {
  const rows = await tx
    .select({ report: reportVersions, barcode: kits.barcode })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(and(eq(activations.animalId, animalId), eq(reportVersions.status, "current")))
    .orderBy(asc(reportVersions.issuedAt), asc(reportVersions.id));
  const results = new Map<string, OwnResult>();
  for (const { report, barcode } of rows) {
    if (await isUnpaid(tx, report.activationId)) continue;
    for (const { test, outcome } of report.content.tests)
      if (outcome !== "trait" && outcome !== "not-reported")
        results.set(test, { outcome, barcode, issuedAt: report.issuedAt });
  }
  return results;
}
