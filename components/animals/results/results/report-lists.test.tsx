import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { AdvanceTubes } from "./advance-tubes";
import { LatestReports } from "./latest-reports";

describe("lists of reports", () => {
  const luna = {
    animalId: 7,
    litterId: null as number | null,
    name: "Luna",
    species: "canine" as const,
    breed: null,
    photoId: null,
    barcode: "TM1",
    product: "Geno Pet",
    issuedAt: "2026-11-23T09:00:00.000Z",
    atRiskTests: [] as string[],
    atRisk: 0,
    carrier: 1,
    clear: 12,
  };
  const reports = [luna];
  const showList = (list: typeof reports) =>
    plainHtml(<LatestReports reports={{ results: list, count: list.length * 2 }} type="vet" />);

  it("link to the results of each tube, and are no section while there are none", () => {
    const html = showList(reports);
    expect(html).toContain('<a href="/my/animals/7/results/TM1">Luna’s results</a>');
    expect(html).toContain("Geno Pet, 23/11/2026");
    expect(html).toContain("1 carrier result");
    expect(html).not.toContain("at risk");
    const atRisk = reports.map((one) => ({ ...one, atRisk: 1, atRiskTests: ["Multidrug sensitivity"] }));
    expect(showList(atRisk)).toMatch(/1 at risk.*Multidrug sensitivity/);
    expect(html).toContain('<a href="/my/results">Results of all patients</a>');
    expect(showList([])).toBe("");
  });

  it("show a litter's reports on one product as one entry that leads to their comparison", () => {
    const litter = ["Ash", "Birch", "Elm", "Fern"].map((name, index) => ({
      ...luna,
      animalId: 11 + index,
      litterId: 3,
      name,
      barcode: `TM2${index}`,
    }));
    const html = plainHtml(
      <LatestReports reports={{ results: [...litter, ...reports], count: 5 }} type="breeder" />,
    );
    expect(html).toContain("Results of 4 littermates");
    expect(html).toContain('<a href="/my/animals/11/family">Compare the litter</a>');
    for (const { name, animalId, barcode } of litter)
      expect(html).toMatch(new RegExp(`href="/my/animals/${animalId}/results/${barcode}".*?${name}`));
    expect(html).toContain("Luna’s results");
    expect(html).not.toContain("Results of all animals");
  });

  it("open a client's results only when they are shared", () => {
    const tube = {
      barcode: "TM1234567890123",
      product: "Geno Vet",
      orderNumber: "A1",
      client: "Rosa Tennant",
      state: "ready" as const,
      issuedAt: "2026-11-23T09:00:00.000Z",
    };
    const showTube = (shared: { id: number; name: string } | null) =>
      plainHtml(<AdvanceTubes tubes={[{ ...tube, animal: shared }]} />);
    expect(showTube(null)).toContain("Not shared with you");
    expect(showTube({ id: 7, name: "Luna" })).toContain('href="/my/animals/7/results/TM1234567890123"');
  });
});
