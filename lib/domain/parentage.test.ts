import { describe, expect, it } from "vitest";
import { checkProfiles, commonMarkers, possibleParents, type Profile } from "./parentage";

const str = { key: "str", markerCount: 21, leastCommon: 17, isCurrent: true };
const snp = { key: "snp", markerCount: 230, leastCommon: 207, isCurrent: false };
const panels = [str, snp];

const gaps = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `m${from + index}`);
const animal = (id: number, ...profiles: Profile[]) => ({ id, profiles });
const withStr = (id: number, missing: readonly string[] = []) => animal(id, { panel: "str", missing });
const withSnp = (id: number) => animal(id, { panel: "snp", missing: [] });

describe("profiles on file", () => {
  it("can be compared when all are of one panel", () => {
    expect(checkProfiles(panels, [withStr(1), withStr(2), withStr(3)])).toEqual({
      kind: "comparable",
      panel: str,
      common: 21,
    });
    expect(checkProfiles(panels, [withSnp(1), withSnp(2)])).toMatchObject({ panel: snp, common: 230 });
  });

  it("are compared with the current panel where they have both", () => {
    const both = animal(1, { panel: "snp", missing: [] }, { panel: "str", missing: [] });
    expect(checkProfiles([snp, str], [both, { ...both, id: 2 }])).toMatchObject({ panel: str });
    expect(checkProfiles(panels, [both, withSnp(2)])).toMatchObject({ panel: snp });
  });

  it("of two panels cannot be compared, and who has the other one needs a new one", () => {
    expect(checkProfiles(panels, [withStr(1), withSnp(2), animal(3)])).toEqual({
      kind: "notComparable",
      needs: [
        { id: 2, lack: "otherPanel" },
        { id: 3, lack: "none" },
      ],
    });
  });

  it("count a marker only where it has a result in every one", () => {
    expect(commonMarkers(str, [withStr(1, gaps(2)), withStr(2, gaps(2, 1))])).toBe(18);
    expect(commonMarkers(str, [withStr(1), withSnp(2)])).toBe(0);
  });

  it("are enough at the least number of markers, and too few below it", () => {
    expect(checkProfiles(panels, [withStr(1, gaps(4)), withStr(2)])).toMatchObject({ common: 17 });
    expect(checkProfiles(panels, [withStr(1, gaps(5)), withStr(2)])).toEqual({
      kind: "notComparable",
      needs: [{ id: 1, lack: "gaps" }],
    });
  });

  it("that are too few only together are made anew for as few as will do", () => {
    const three = [withStr(1, gaps(3)), withStr(2, gaps(4, 10)), withStr(3)];
    expect(checkProfiles(panels, three)).toEqual({
      kind: "notComparable",
      needs: [{ id: 2, lack: "gaps" }],
    });
  });

  it("of nobody help nobody: where no panel is current nothing is advised", () => {
    expect(checkProfiles([snp], [withStr(1), withSnp(2)])).toEqual({ kind: "notComparable", needs: [] });
  });
});

describe("possible parents", () => {
  const born = (id: number, bornOn: string | null) => ({ id, bornOn });
  const pup = born(1, "2025-08-02");

  it("are older, or nobody knows; never the animal itself or its litter", () => {
    const all = [pup, born(2, "2025-08-02"), born(3, "2026-01-01"), born(4, "2021-04-12"), born(5, null)];
    expect(possibleParents(pup, all).map(({ id }) => id)).toEqual([4, 5]);
    expect(possibleParents(born(5, null), all).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
