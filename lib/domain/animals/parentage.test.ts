import { describe, expect, it } from "vitest";
import { checkProfiles, commonMarkers, listPossibleParents, type Profile } from "./parentage";

const str = { key: "str", markerCount: 21, leastCommon: 17, isCurrent: true };
const snp = { key: "snp", markerCount: 230, leastCommon: 207, isCurrent: false };
const panels = [str, snp];

const gaps = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `m${from + index}`);
const animal = (id: number, ...profiles: Profile[]) => ({ id, profiles });
const withStr = (id: number, missing: readonly string[] = []) => animal(id, { panel: "str", missing });
const withSnp = (id: number) => animal(id, { panel: "snp", missing: [] });

describe("checkProfiles", () => {
  it("compares profiles of one panel", () => {
    expect(checkProfiles(panels, [withStr(1), withStr(2), withStr(3)])).toEqual({
      kind: "comparable",
      panel: str,
      common: 21,
    });
    expect(checkProfiles(panels, [withSnp(1), withSnp(2)])).toMatchObject({ panel: snp, common: 230 });
  });

  it("prefers the current panel", () => {
    const both = animal(1, { panel: "snp", missing: [] }, { panel: "str", missing: [] });
    expect(checkProfiles([snp, str], [both, { ...both, id: 2 }])).toMatchObject({ panel: str });
    expect(checkProfiles(panels, [both, withSnp(2)])).toMatchObject({ panel: snp });
  });

  it("requires a new profile from animals on another panel", () => {
    expect(checkProfiles(panels, [withStr(1), withSnp(2), animal(3)])).toEqual({
      kind: "notComparable",
      needs: [
        { id: 2, lack: "otherPanel" },
        { id: 3, lack: "none" },
      ],
    });
  });

  it("counts only markers with a result in every profile", () => {
    expect(commonMarkers(str, [withStr(1, gaps(2)), withStr(2, gaps(2, 1))])).toBe(18);
    expect(commonMarkers(str, [withStr(1), withSnp(2)])).toBe(0);
  });

  it("requires the minimum number of markers", () => {
    expect(checkProfiles(panels, [withStr(1, gaps(4)), withStr(2)])).toMatchObject({ common: 17 });
    expect(checkProfiles(panels, [withStr(1, gaps(5)), withStr(2)])).toEqual({
      kind: "notComparable",
      needs: [{ id: 1, lack: "gaps" }],
    });
  });

  it("requires as few new profiles as possible", () => {
    const three = [withStr(1, gaps(3)), withStr(2, gaps(4, 10)), withStr(3)];
    expect(checkProfiles(panels, three)).toEqual({
      kind: "notComparable",
      needs: [{ id: 2, lack: "gaps" }],
    });
  });

  it("advises nothing without a current panel", () => {
    expect(checkProfiles([snp], [withStr(1), withSnp(2)])).toEqual({ kind: "notComparable", needs: [] });
  });
});

describe("listPossibleParents", () => {
  const born = (id: number, bornOn: string | null) => ({ id, bornOn });
  const pup = born(1, "2025-08-02");

  it("lists older animals and those with an unknown birth date, never the animal or its littermates", () => {
    const all = [pup, born(2, "2025-08-02"), born(3, "2026-01-01"), born(4, "2021-04-12"), born(5, null)];
    expect(listPossibleParents(pup, all).map(({ id }) => id)).toEqual([4, 5]);
    expect(listPossibleParents(born(5, null), all).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
