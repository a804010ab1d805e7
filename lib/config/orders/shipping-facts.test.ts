import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { customsText, labCountry, shippingFacts, shippingSources } from "./shipping-facts";
import { seller } from "./seller";

const names = (country: string) =>
  Object.fromEntries(
    Object.entries(shippingFacts(country)).map(([kind, facts]) => [kind, facts.map(({ name }) => name)]),
  );

describe("what a sample needs on its way to the lab", () => {
  it("is least in the country of the lab", () => {
    expect(seller.lines).toContain("Australia");
    expect(names(labCountry)).toEqual({
      needed: ["dry", "noCustoms", "tracked"],
      refused: ["damp", "infectious", "prepaid"],
      time: ["lab"],
    });
  });

  it.each(["NZ", "DE", "GB", "CA", "JP"])(
    "includes customs form, marking and statement from %s",
    (country) => {
      expect(names(country)).toEqual({
        needed: ["dry", "customs", "marking", "statement", "permit", "tracked"],
        refused: ["damp", "otherMaterial", "infectious", "prepaid"],
        time: ["abroad", "lab"],
      });
    },
  );

  it("from the United States includes the statement on the outside instead", () => {
    const { needed } = names("US");
    expect(needed).toContain("statementUS");
    expect(needed).not.toContain("statement");
  });
});

it("the words for the customs form are those of the content page", () => {
  const page = readFileSync("content/en/resources/international-shipping.mdx", "utf8");
  expect(page).toContain(`> ${customsText}`);
});

it("sources of facts are official sites or pages of the shop", () => {
  for (const { name, href } of Object.values(shippingSources))
    expect(href).toMatch(name === undefined ? /^\/[a-z/-]+$/ : /^https:\/\/[a-z.]+(\/[a-z-]+)*$/);
});
