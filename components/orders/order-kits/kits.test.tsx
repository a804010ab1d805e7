import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Kit } from "./kit-row";
import { OrderKits } from "./order-kits";

const barcode = "TM1234567890123";
const kit: Kit = {
  id: 1,
  name: "Geno Pet for dogs",
  isBlank: false,
  state: "unused",
  barcode,
  showsLabel: false,
  orderNumber: "TM-ABCDEFGH",
  postedAt: null,
};

describe("the kits of an order", () => {
  const show = (list: Kit[], count = list.length) => plainHtml(<OrderKits kits={{ count, list }} />);

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
