import type { Sex } from "@/lib/config/animals/animals";
import type { SpeciesName } from "@/lib/domain/species";
import type { DnaProfile, Genotype } from "@/backend/genetics/genotype";
import type { Locus } from "@/backend/genetics/loci";
import { type ChromosomalSex, drawOffspring, poolOfParent, sexAlleles } from "@/backend/genetics/mendel";
import { findPanel, type MarkerPanel } from "@/backend/genetics/panels";
import { createRandom, pickByShare } from "@/backend/genetics/random";
import { demoMarkerPool, demoPool } from "./frequencies";

/** A drawn animal, or what is on file about one. */
export interface ParentSample {
  readonly genotypes: readonly Genotype[];
  readonly profile: DnaProfile | null;
}

export interface DrawnSample extends ParentSample {
  readonly sex: ChromosomalSex;
}

interface DrawOptions {
  /** The same seed has the same alleles, whichever other loci are drawn. */
  readonly seed: string;
  readonly species: SpeciesName;
  readonly sex: Sex;
  readonly dam?: ParentSample | undefined;
  readonly sire?: ParentSample | undefined;
  readonly loci: readonly Locus[];
  /** Null without a DNA profile. */
  readonly panelKey: string | null;
}

/**
 * Alleles of an invented animal: from its parents by Mendel's rules, else by the frequencies of the demo. Each locus and
 * marker has its own random numbers, so that a later test of the same animal agrees with an earlier one.
 */
export function drawSample({ seed, sex: statedSex, species, ...options }: DrawOptions): DrawnSample {
  const sex = statedSex === "unknown" ? drawSex(seed) : statedSex;
  const loci = options.loci.filter((locus) => locus.species === species);
  return {
    sex,
    genotypes: loci.map((locus) => ({ locus: locus.key, alleles: drawAlleles(locus, sex, seed, options) })),
    profile: options.panelKey === null ? null : drawProfile(options.panelKey, sex, seed, options),
  };
}

type Parents = Pick<DrawOptions, "dam" | "sire">;

const drawSex = (seed: string): ChromosomalSex => (createRandom(`${seed} sex`)() < 0.5 ? "female" : "male");

function drawAlleles(locus: Locus, sex: ChromosomalSex, seed: string, { dam, sire }: Parents) {
  const allelesOf = (parent: ParentSample | undefined) =>
    parent?.genotypes.find((genotype) => genotype.locus === locus.key)?.alleles;
  return drawOffspring(createRandom(`${seed} ${locus.key}`), locus, sex, {
    dam: poolOfParent(allelesOf(dam)) ?? demoPool(locus),
    sire: poolOfParent(allelesOf(sire)) ?? demoPool(locus),
  });
}

function drawProfile(panelKey: string, sex: ChromosomalSex, seed: string, parents: Parents): DnaProfile {
  const panel = findPanel(panelKey);
  if (panel === undefined) throw new Error(`There is no panel "${panelKey}".`);
  const pairs = panel.markers.map((marker) => [marker, drawMarker(panel, marker, seed, parents)] as const);
  const sexPairs = panel.sexMarkers.map((marker) => [marker, sexAlleles(sex)] as const);
  return { panel: panelKey, alleles: Object.fromEntries([...pairs, ...sexPairs]) };
}

function drawMarker(
  panel: MarkerPanel,
  marker: string,
  seed: string,
  { dam, sire }: Parents,
): readonly [string, string] {
  const random = createRandom(`${seed} ${panel.key} ${marker}`);
  const pool = demoMarkerPool(panel, marker);
  const poolOf = (parent: ParentSample | undefined) =>
    (parent?.profile?.panel === panel.key ? poolOfParent(parent.profile.alleles[marker]) : undefined) ?? pool;
  return [pickByShare(random, poolOf(dam)), pickByShare(random, poolOf(sire))];
}
