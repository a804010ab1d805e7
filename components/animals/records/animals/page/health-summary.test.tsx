import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { HealthSummary } from "./health-summary";

const show = (health: Parameters<typeof HealthSummary>[0]["health"]) =>
  plainHtml(<HealthSummary animal={{ id: 7, petName: "Luna" }} health={health} />);

it("HealthSummary lists findings with links to their reports, then the number of clear conditions", () => {
  const finding = {
    code: "dm",
    name: "Degenerative myelopathy",
    outcome: "at-risk-two",
    barcode: "TM1",
  } as const;
  const html = show({ clear: 9, findings: [finding] });
  expect(html).toMatch(
    /<a href="\/my\/animals\/7\/results\/TM1#finding-dm">Degenerative myelopathy<\/a>.*At risk \(two copies\).*Clear of 9 other conditions\./,
  );
});

it("HealthSummary shows only the number of clear conditions when there are no findings", () => {
  expect(show({ clear: 9, findings: [] })).toContain("Luna is clear of all 9 conditions tested so far.");
  expect(show({ clear: 0, findings: [] })).toBe("");
});
