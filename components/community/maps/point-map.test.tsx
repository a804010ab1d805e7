import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { globalFrame } from "@/lib/domain/community/map-frame";
import type { MapProvider } from "@/lib/domain/community/map-provider";
import { PointMap } from "./point-map";

const points = [{ id: 1, name: "Aroha", place: "Nelson", latitude: -41.3, longitude: 173.3 }];

const show = (provider: MapProvider | undefined) =>
  renderToStaticMarkup(
    <PointMap
      points={points}
      provider={provider}
      frame={globalFrame}
      label="Map"
      caption="Choose a point."
      hrefOf={() => "#one"}
      labelOf={({ points: [{ name }] }) => name}
    />,
  );

describe("PointMap", () => {
  it("loads nothing from elsewhere without a map service", () => {
    expect(show(undefined)).not.toMatch(/https?:/);
  });

  it("covers the outlines with tiles, names their source and has the same links", () => {
    const url = "https://tiles.example/{z}/{x}/{y}.png";
    const page = show({ kind: "tiles", url, attribution: "© Map makers" });
    expect(page).toContain("url(&quot;https://tiles.example/1/1/1.png&quot;)");
    expect(page).toContain('src="/files/maps?');
    expect(page).toContain("© Map makers");
    expect(page).toContain('href="#one" aria-label="Aroha"');
  });
});
