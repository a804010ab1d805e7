import { describe, expect, it } from "vitest";
import { drawSample, type DrawnSample } from "@/backend/kits/lab/demo/draw-sample";
import { checkIdentity } from "./check-identity";
import type { DnaProfile } from "./genotype";
import { listLociOfTests } from "./loci";

const panelKey = "ISAG-DOG-STR-21";
const draw = (
  seed: string,
  sex: "female" | "male",
  parents: { dam?: DrawnSample; sire?: DrawnSample } = {},
) => drawSample({ seed, sex, species: "canine", loci: [], panelKey, ...parents });
const profileOf = ({ profile }: DrawnSample): DnaProfile => profile ?? { panel: panelKey, alleles: {} };

const dam = draw("dam", "female");
const sire = draw("sire", "male");
const pup = draw("pup", "female", { dam, sire });
const stranger = draw("unrelated", "male");

const check = (changes: Partial<Parameters<typeof checkIdentity>[0]> = {}) =>
  checkIdentity({
    animal: { sex: "female", species: "canine" },
    profile: profileOf(pup),
    genotypes: [],
    parents: { dam: profileOf(dam), sire: profileOf(sire) },
    earlierProfile: null,
    ...changes,
  });

/** The profile with as many markers changed to alleles that nobody has. */
function change({ panel, alleles }: DnaProfile, count: number): DnaProfile {
  const entries = Object.entries(alleles);
  return {
    panel,
    alleles: Object.fromEntries(
      entries.map(([marker, pair], at) => [marker, at < count ? ["1", "2"] : pair]),
    ),
  };
}

describe("checkIdentity", () => {
  it("finds nothing when sex, species, parents and an earlier profile agree", () => {
    expect(check({ earlierProfile: profileOf(pup) })).toBeNull();
    expect(check({ animal: { sex: "unknown", species: "canine" } })).toBeNull();
  });

  it("finds another sex by the sex marker, a sex test or an X-linked locus", () => {
    expect(check({ animal: { sex: "male", species: "canine" } })).toBe("sex");
    const ofGenotype = (locus: string, alleles: string[], sex: "female" | "male") =>
      check({ profile: null, animal: { sex, species: "canine" }, genotypes: [{ locus, alleles }] });
    expect(ofGenotype("canine.AMELX", ["X", "Y"], "female")).toBe("sex");
    expect(ofGenotype("canine.F8", ["N", "HAEM-A"], "male")).toBe("sex");
    expect(ofGenotype("canine.F8", ["N"], "female")).toBe("sex");
    expect(ofGenotype("canine.F8", ["N"], "male")).toBeNull();
  });

  it("finds another species by the panel or by a locus", () => {
    expect(check({ animal: { sex: "female", species: "feline" } })).toBe("species");
    const genotypes = [{ locus: "feline.TYR", alleles: ["N", "cb"] }];
    expect(check({ profile: null, genotypes })).toBe("species");
  });

  it("finds an excluded parent", () => {
    expect(check({ parents: { sire: profileOf(stranger) } })).toBe("sire");
    expect(check({ parents: { dam: profileOf(stranger), sire: profileOf(sire) } })).toBe("dam");
  });

  it("ignores parents with a profile of another panel", () => {
    const other = drawSample({
      seed: "other",
      sex: "male",
      species: "canine",
      loci: [],
      panelKey: "ISAG-DOG-SNP-2020",
    });
    expect(check({ parents: { sire: profileOf(other) } })).toBeNull();
  });

  it("finds another animal when the earlier profile differs in more than a reading error", () => {
    expect(check({ earlierProfile: profileOf(stranger) })).toBe("other-animal");
    expect(check({ earlierProfile: change(profileOf(pup), 1) })).toBeNull();
    expect(check({ earlierProfile: change(profileOf(pup), 2) })).toBe("other-animal");
  });
});

describe("drawSample", () => {
  it("draws the same alleles for the same animal, whichever other tests are drawn", () => {
    const options = { seed: "luna", sex: "female", species: "canine", panelKey } as const;
    const [one] = listLociOfTests(["mdr1"]);
    const single = drawSample({ ...options, loci: one ? [one] : [] });
    const many = drawSample({
      ...options,
      loci: listLociOfTests(["e-locus", "mdr1", "haem-a", "amelo-sex"]),
    });
    expect(many.genotypes).toContainEqual(single.genotypes[0]);
    expect(many.genotypes.map(({ alleles }) => alleles?.length)).toEqual([2, 2, 2, 2]);
    expect(many.profile).toEqual(single.profile);
  });
});
