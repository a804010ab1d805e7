import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Kit } from "./kit-types";
import { KitsToActivate } from "./kits-to-activate";
import { OrderKits } from "./order-kits";

const barcode = "TM1234567890123";
const kit: Kit = {
  ...{ id: 1, name: "Geno Pet for dogs", isBlank: false, state: "unused", barcode },
  ...{ showsLabel: false, orderNumber: "TM-ABCDEFGH", postedAt: null },
};
const page = (results: Kit[], count = results.length) => ({ results, count, next: null, previous: null });

describe("the kits of an order", () => {
  const show = (list: Kit[], count = list.length) =>
    plainHtml(<OrderKits kits={{ count, list }} language="en" />);

  it("link to activation with their barcode, and show the label in the demo only", () => {
    const html = show([kit]);
    expect(html).toContain(`href="/activate?barcode=${barcode}"`);
    expect(html).toContain("Barcode TM 1234 5678 9012 3");
    expect(html).not.toContain("<details");
    expect(show([{ ...kit, showsLabel: true }])).toContain("<details");
  });

  it("say where the barcode is while the kit is not posted", () => {
    const html = show([{ ...kit, barcode: null }]);
    expect(html).toContain("The barcode is on the tube in your parcel.");
    expect(html).not.toContain("/activate");
  });

  it("are not activated a second time", () => {
    for (const [state, label] of [
      ["activated", "Activated"],
      ["void", "Cancelled"],
    ] as const) {
      const html = show([{ ...kit, state }]);
      expect(html).toContain(label);
      expect(html).not.toContain("/activate");
    }
  });

  it("show nothing for an order without kits, and how many more there are", () => {
    expect(show([])).toBe("");
    expect(show([kit], 3)).toContain("And 2 more kits.");
  });
});

describe("kits to activate", () => {
  const show = (kits: Parameters<typeof KitsToActivate>[0]["kits"]) =>
    plainHtml(<KitsToActivate kits={kits} language="en" />);

  it("are counted, with a link to the orders for the rest", () => {
    const html = show(page([kit], 7));
    expect(html).toContain("7 kits are waiting");
    expect(html).toContain('href="/my/orders"');
    expect(show(page([kit]))).not.toContain('href="/my/orders"');
  });

  it("offer to activate any kit when there are none or they cannot be loaded", () => {
    expect(show(page([]))).toContain("No kits to activate");
    expect(show(undefined)).toContain("Your kits could not be loaded.");
    for (const kits of [page([]), undefined]) expect(show(kits)).toContain('href="/activate"');
  });
});
