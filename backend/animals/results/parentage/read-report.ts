import { eq, inArray } from "drizzle-orm";
import { type ConsentState, profileProductIds } from "@/lib/config/animals/parentage";
import { checkProfiles } from "@/lib/domain/animals/parentage";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { clubs } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { hasSexClash } from "@/backend/genetics/check-identity";
import { findPanel } from "@/backend/genetics/panels";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { panelsOf, type ParentageRequest } from "./compare-request";
import { findRequest } from "./find-request";
import { readConsents, readNamed } from "@/backend/animals/public/named-animals";
import { isMismatch, listOtherSires } from "./other-sires";
import { readProfiles, type StoredProfile } from "./read-profiles";

/** A request with its comparison: which markers match, never which alleles. */
export async function readReport(tx: Tx, { user, language }: SignedInCaller, id: number) {
  const request = await findRequest(tx, user.id, id);
  if (request === undefined) return notFound();
  const rows = await readAnimals(tx, { user, language }, request);
  const offspring = rows.find(({ animal }) => animal.id === request.offspringId);
  if (offspring === undefined) return notFound();
  const profiles = await readProfiles(
    tx,
    rows.map(({ animal }) => animal.id),
  );
  const context = { userId: user.id, request, profiles, rows };
  const describe = (animalId: number | null) => describeParticipant(context, animalId);
  const described = describe(request.offspringId);
  if (described === null) return notFound();
  const { state, outcome, createdAt, reportedAt, common } = request;
  const { speciesId } = offspring.animal;
  return {
    id,
    state,
    outcome,
    common,
    species: speciesName(speciesId),
    club: await readClubName(tx, request.clubId),
    createdAt: createdAt.toISOString(),
    reportedAt: reportedAt?.toISOString() ?? null,
    panel: describePanel(request.panelKey),
    offspring: described,
    dam: describe(request.damId),
    sire: describe(request.sireId),
    ...describeMarkers(request),
    hasOtherSire: outcome === "inconclusive" && (await listOtherSires(tx, request)).length > 0,
    ...describePedigree(request, offspring.animal, user.id),
    profileProduct: await readProfileProduct(tx, speciesId),
  };
}

type Animal = typeof animals.$inferSelect;

interface AnimalRow {
  readonly animal: Animal;
  readonly consent: ConsentState | null;
  /** Undefined if the requester may not know which animal it is. */
  readonly named: Animal | undefined;
  readonly breed: string | null;
}

interface Context {
  readonly userId: number;
  readonly request: ParentageRequest;
  readonly rows: readonly AnimalRow[];
  readonly profiles: readonly StoredProfile[];
}

async function readAnimals(
  tx: Tx,
  { user, language }: Pick<SignedInCaller, "user" | "language">,
  request: ParentageRequest,
): Promise<AnimalRow[]> {
  const ids = [request.offspringId, request.damId, request.sireId].filter((id) => id !== null);
  const found = await tx.select().from(animals).where(inArray(animals.id, ids));
  const consentOf = await readConsents(tx, [request.id]);
  const rows = [];
  for (const animal of found) {
    const consent = consentOf(request.id, animal.id);
    const named = await readNamed(tx, user.id, animal, consent);
    rows.push({
      animal,
      consent,
      named,
      breed: (await findBreed(tx, named?.breedId ?? null, language))?.name ?? null,
    });
  }
  return rows;
}

function describeParticipant({ userId, request, rows, profiles }: Context, animalId: number | null) {
  const row = rows.find(({ animal }) => animal.id === animalId);
  if (row === undefined) return null;
  const { animal, consent, named, breed } = row;
  const { id, sex, ownerId } = animal;
  const isMine = ownerId === userId;
  const ofPanel = profiles.find((profile) => profile.animalId === id && profile.panel === request.panelKey);
  return {
    id,
    sex,
    isMine,
    consent,
    name: named?.name ?? null,
    breed,
    registrationName: named?.registrationName ?? null,
    lack: isMine || consent === "granted" ? findLack({ request, rows, profiles }, id) : null,
    hasSexClash: request.state === "reported" && ofPanel !== undefined && hasSexClash(ofPanel, sex),
  };
}

/** Why a waiting request needs a new profile of this animal. */
function findLack({ request, rows, profiles }: Pick<Context, "request" | "rows" | "profiles">, id: number) {
  if (request.state !== "waiting-for-profile") return null;
  const compared = rows.map(({ animal }) => ({
    id: animal.id,
    profiles: profiles.filter(({ animalId }) => animalId === animal.id),
  }));
  const check = checkProfiles(panelsOf(rows[0]?.animal.speciesId ?? 0), compared);
  if (check.kind === "comparable") return null;
  return check.needs.find((need) => need.id === id)?.lack ?? null;
}

function describePanel(panelKey: string | null) {
  const panel = panelKey === null ? undefined : findPanel(panelKey);
  if (panel === undefined) return null;
  const { key, name, technology, leastCommon, markers } = panel;
  return { key, name, technology, leastCommon, markerCount: markers.length };
}

function describeMarkers({ markers }: ParentageRequest) {
  const all = [...(markers ?? [])];
  return {
    markers: all,
    mismatches: {
      all: all.filter(isMismatch).length,
      dam: all.filter(({ dam }) => dam === "mismatch").length,
      sire: all.filter(({ sire }) => sire === "mismatch").length,
    },
  };
}

function describePedigree(
  { outcome, state, damId, sireId }: ParentageRequest,
  offspring: Animal,
  userId: number,
) {
  const isInPedigree =
    (damId === null || offspring.damId === damId) && (sireId === null || offspring.sireId === sireId);
  const isQualified = state === "reported" && outcome === "qualifies";
  return { isInPedigree, canAddToPedigree: isQualified && offspring.ownerId === userId && !isInPedigree };
}

async function readClubName(tx: Tx, clubId: number | null): Promise<string | null> {
  if (clubId === null) return null;
  const [club] = await tx.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, clubId));
  return club?.name ?? null;
}

async function readProfileProduct(tx: Tx, speciesId: number) {
  const species = speciesName(speciesId);
  const [product] = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, profileProductIds[species]));
  if (product === undefined) throw new Error("There is no product for DNA profiles of this species.");
  return { ...product, species };
}
