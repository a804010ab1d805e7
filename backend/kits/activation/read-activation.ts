import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ownLabs } from "@/lib/config/kits/lab";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import type { Tx } from "@/backend/db/client";
import { type activations, litters, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labEvents, labProgress } from "@/backend/db/schema/lab";
import { Refusal } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import type { Caller } from "@/backend/http/caller";
import { describeProduct } from "./describe-kits";
import { findActivation } from "./find-activation";
import { readExtras } from "@/backend/kits/public/find-kits";
import { toPetResponse } from "@/backend/kits/public/pet";

export async function readActivation(tx: Tx, caller: Caller, token: string) {
  const found = await findActivation(tx, caller, token);
  if (found instanceof Refusal) return found;
  const { activation, animal, product, relation } = found;
  const isOwner = relation === "owner";
  const tubes = await readSamples(tx, activation.id);
  const kitIds = tubes.map(({ kitId }) => kitId);
  return {
    token,
    activatedAt: activation.activatedAt.toISOString(),
    email: activation.email,
    isClaimed: activation.userId !== null,
    relation,
    product: await describeProduct(tx, caller.language, product),
    extras: (await readExtras(tx, kitIds, caller.language)).map(({ id, name }) => ({ id, name })),
    form: petFormOf(product),
    pet: toPetResponse({ animal, breed: await findBreed(tx, animal.breedId, caller.language) }),
    parents: isOwner ? await readParents(tx, animal) : null,
    samples: tubes.map((tube) => toSampleResponse(tube, isOwner)),
    consents: readConsents(activation),
    isEditable: isOwner && isEditable(tubes),
  };
}

export const readConsents = (activation: typeof activations.$inferSelect) => ({
  research: activation.researchConsentAt !== null,
  storage: activation.storageConsentAt !== null,
  statistics: activation.statisticsConsentAt !== null,
});

type Tube = Awaited<ReturnType<typeof readSamples>>[number];

/** What stops a sample, and what ends that, is between its owner and the laboratory. */
function toSampleResponse({ barcode, sample, problem, problemNote, heldBy }: Tube, isOwner: boolean) {
  return {
    barcode,
    postedAt: sample.postedAt?.toISOString() ?? null,
    trackingNumber: sample.trackingNumber,
    receivedAt: sample.receivedAt?.toISOString() ?? null,
    hold: isOwner ? sample.hold : null,
    problem: isOwner ? problem : null,
    problemNote: isOwner ? problemNote : null,
    isCorrectable: isOwner && problem !== null && heldBy === ownLabs.details,
  };
}

/** Until the laboratory has a sample, and while the details do not fit it. */
export const isEditable = (tubes: readonly Tube[]): boolean =>
  tubes.every(({ sample }) => sample.receivedAt === null) || isOnHold(tubes);

export const isOnHold = (tubes: readonly Tube[]): boolean => tubes.some(({ problem }) => problem !== null);

/** Sender of the latest hold: ours ends with the right details, any other one when its sender releases it. */
const heldBy = sql<string | null>`(
  select ${labEvents.lab} from ${labEvents}
  where ${labEvents.kitId} = ${samples.kitId} and ${labEvents.type} = 'hold'
  order by ${labEvents.id} desc limit 1)`;

export function readSamples(tx: Tx, activationId: number) {
  return tx
    .select({
      sample: samples,
      kitId: samples.kitId,
      barcode: kits.barcode,
      problem: labProgress.problem,
      problemNote: labProgress.problemNote,
      heldBy,
    })
    .from(samples)
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(and(eq(samples.activationId, activationId)))
    .orderBy(asc(samples.attempt), asc(samples.tube));
}

const [dams, sires] = [alias(animals, "dams"), alias(animals, "sires")];

/** Null if none are on file. Parents that are no animals of ours are names only. */
async function readParents(tx: Tx, animal: AnimalRow) {
  const { id, litterId, damId, sireId } = animal;
  if (litterId === null && damId === null && sireId === null) return null;
  const [row] = await tx
    .select({ litter: litters, damName: dams.name, sireName: sires.name })
    .from(animals)
    .leftJoin(litters, eq(litters.id, animals.litterId))
    .leftJoin(dams, eq(dams.id, animals.damId))
    .leftJoin(sires, eq(sires.id, animals.sireId))
    .where(eq(animals.id, id));
  const { litter, damName, sireName } = row ?? { litter: null, damName: null, sireName: null };
  return {
    dam: { id: damId, name: damName ?? litter?.damName ?? null },
    sire: { id: sireId, name: sireName ?? litter?.sireName ?? null },
    littermates: await tx.$count(animals, and(isLittermate(animal, litterId ?? 0), ne(animals.id, id))),
  };
}

type AnimalRow = typeof animals.$inferSelect;

/** Littermates of the same owner: those that have been sold are their new owners' to correct. */
export const isLittermate = ({ ownerId }: Pick<AnimalRow, "ownerId">, litterId: number) =>
  and(
    eq(animals.litterId, litterId),
    ownerId === null ? isNull(animals.ownerId) : eq(animals.ownerId, ownerId),
  );
