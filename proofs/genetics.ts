import { performance } from "node:perf_hooks";
import { compareParentage, maxTolerated } from "@/backend/genetics/compare-parentage";
import { panelExclusionPower } from "@/backend/genetics/exclusion-power";
import type { DnaProfile } from "@/backend/genetics/genotype";
import { findLocus, formatGenotype, type Locus } from "@/backend/genetics/loci";
import { type ChromosomalSex, listOffspring, poolOfParent } from "@/backend/genetics/mendel";
import { panels, type MarkerPanel } from "@/backend/genetics/panels";
import { addChiSquares, type ChiSquare, chiSquareOf } from "@/backend/genetics/testing/chi-square";
import { drawSample, type DrawnSample, type ParentSample } from "@/backend/kits/lab/demo/draw-sample";
import { demoMarkerPools } from "@/backend/kits/lab/demo/frequencies";

/**
 * Draws litters: their genotypes have the shares that Mendel's rules give, every child passes parentage with its parents, and
 * unrelated pairs are excluded as often as the panel's power says.
 */
const [seeds, littersPerSeed, pupsPerLitter] = [20, 2000, 3];
const leastSeedsWithFit = 18;
const startedAt = performance.now();
const failures: string[] = [];

const print = (line: string) => process.stdout.write(`${line}\n`);

function check(isTrue: boolean, text: string): void {
  print(`${isTrue ? "ok    " : "FAILED"} ${text}`);
  if (!isTrue) failures.push(text);
}

/** Parents whose litter has more than one genotype, by locus: recessive, several alleles, lethal, X-linked. */
const crosses = [
  { key: "canine.ABCB1", dam: ["N", "MDR1"], sire: ["N", "MDR1"] },
  { key: "canine.TBXT", dam: ["N", "T"], sire: ["N", "T"] },
  { key: "canine.F8", dam: ["N", "HAEM-A"], sire: ["N"] },
  { key: "canine.TYRP1", dam: ["B", "bs"], sire: ["bc", "bd"] },
] as const;

function locusOf(key: string): Locus {
  const locus = findLocus(key);
  if (locus === undefined) throw new Error(`There is no locus ${key}.`);
  return locus;
}

const loci = crosses.map(({ key }) => locusOf(key));
const parentOf = (role: "dam" | "sire"): ParentSample => ({
  genotypes: crosses.map((cross) => ({ locus: cross.key, alleles: cross[role] })),
  profile: null,
});

function sharesOf(locus: Locus, sex: ChromosomalSex, at: number): Record<string, number> {
  const [dam, sire] = [poolOfParent(crosses[at]?.dam), poolOfParent(crosses[at]?.sire)];
  if (dam === undefined || sire === undefined) throw new Error("Each cross has two parents.");
  const shares: Record<string, number> = {};
  for (const { alleles, share } of listOffspring(locus, sex, { dam, sire })) {
    const genotype = formatGenotype(locus, alleles);
    shares[genotype] = (shares[genotype] ?? 0) + share;
  }
  return shares;
}

/** One comparison of all loci and both sexes of a seed's litters. */
function testSeed(seed: number): ChiSquare {
  const [dam, sire] = [parentOf("dam"), parentOf("sire")];
  const drawn = new Map<string, string[]>();
  for (let at = 0; at < littersPerSeed * pupsPerLitter; at++) {
    const pup = drawSample({
      seed: `proof ${seed} ${at}`,
      species: "canine",
      sex: "unknown",
      dam,
      sire,
      loci,
      panelKey: null,
    });
    for (const [index, { alleles }] of pup.genotypes.entries()) {
      const key = `${index} ${pup.sex}`;
      const locus = loci[index];
      if (!locus || !alleles) throw new Error("A drawn sample has alleles at every locus.");
      const genotypes = drawn.get(key) ?? [];
      genotypes.push(formatGenotype(locus, alleles));
      drawn.set(key, genotypes);
    }
  }
  return addChiSquares(
    [...drawn].map(([key, genotypes]) => {
      const [index, sex] = key.split(" ");
      const at = Number(index);
      return chiSquareOf(
        genotypes,
        sharesOf(loci[at] ?? locusOf(""), sex === "male" ? "male" : "female", at),
      );
    }),
  );
}

const profileOf = ({ profile }: DrawnSample): DnaProfile => {
  if (profile === null) throw new Error("The sample has a profile.");
  return profile;
};

const draw = (panel: MarkerPanel, seed: string, parents: { dam?: DrawnSample; sire?: DrawnSample } = {}) =>
  drawSample({ seed, species: panel.species, sex: "unknown", loci: [], panelKey: panel.key, ...parents });

/** Children of a panel: with their own parents, and with animals that are not. Of the first markers only, if given. */
function testParentage(whole: MarkerPanel, families: number, markers = whole.markers): void {
  const panel = { ...whole, markers, leastCommon: Math.min(whole.leastCommon, markers.length) };
  const label = `${panel.key}, ${markers.length} markers`;
  const counts = { qualifies: 0, onePossible: 0, pairPossible: 0 };
  for (let at = 0; at < families; at++) {
    const [dam, sire] = [draw(panel, `dam ${at}`), draw(panel, `sire ${at}`)];
    const child = profileOf(draw(panel, `child ${at}`, { dam, sire }));
    const [other, mate] = [profileOf(draw(panel, `other ${at}`)), profileOf(draw(panel, `mate ${at}`))];
    const outcome = (...pair: [DnaProfile?, DnaProfile?]) => compareParentage(panel, child, ...pair).outcome;
    const [damProfile, sireProfile] = [profileOf(dam), profileOf(sire)];
    const all = [outcome(damProfile), outcome(undefined, sireProfile), outcome(damProfile, sireProfile)];
    if (all.every((one) => one === "qualifies")) counts.qualifies++;
    if (outcome(other) !== "excluded") counts.onePossible++;
    if (outcome(other, mate) !== "excluded") counts.pairPossible++;
  }
  check(
    counts.qualifies === families,
    `${label}: ${counts.qualifies} of ${families} children pass with their parents`,
  );
  const pools = demoMarkerPools(panel.key).slice(0, markers.length);
  const tolerated = maxTolerated(panel, panel.markers.length);
  for (const [name, parentage, possible] of [
    ["unrelated animals", "one-parent", counts.onePossible],
    ["unrelated pairs", "both-parents", counts.pairPossible],
  ] as const) {
    const power = panelExclusionPower(pools, parentage, tolerated);
    const rate = 1 - possible / families;
    // Four standard errors, and half an animal for rates near 1.
    const margin = 4 * Math.sqrt((power * (1 - power)) / families) + 0.5 / families;
    check(
      Math.abs(rate - power) <= margin,
      `${label}: ${name} excluded ${(rate * 100).toFixed(3)} %, computed ${(power * 100).toFixed(3)} %`,
    );
  }
}

const results = Array.from({ length: seeds }, (_, seed) => testSeed(seed + 1));
print(`p by seed: ${results.map(({ p }) => p.toFixed(3)).join(" ")}`);
const fitting = results.filter(({ p }) => p > 0.01).length;
check(
  fitting >= leastSeedsWithFit,
  `${fitting} of ${seeds} seeds with p > 0.01 (${littersPerSeed} litters each)`,
);
for (const panel of panels) {
  const isStr = panel.technology === "STR";
  testParentage(panel, isStr ? 20_000 : 2000);
  // The whole panel excludes nearly everything; a few markers show whether the computed rate is right.
  testParentage(panel, isStr ? 20_000 : 2000, panel.markers.slice(0, isStr ? 4 : 20));
}
print(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = failures.length > 0 ? 1 : 0;
