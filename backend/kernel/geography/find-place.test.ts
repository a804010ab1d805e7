import { describe, expect, it } from "vitest";
import { findPlace } from "./find-place";

describe("findPlace", () => {
  it.each([
    ["a town of the country", { text: "Nelson", country: "NZ" }, "Nelson", "NZ"],
    ["a town without its accents, in any case", { text: "zurich" }, "Zürich", "CH"],
    ["a town before a comma", { text: "Saint-Étienne, Loire" }, "Saint-Étienne", "FR"],
    ["the largest of several", { text: "Perth" }, "Perth", "AU"],
    ["one in the preferred country first", { text: "Perth", preferredCountry: "GB" }, "Perth", "GB"],
  ])("finds %s", async (_, query, name, country) => {
    expect(await findPlace(query)).toMatchObject({ name, country });
  });

  it.each([{ text: "" }, { text: "Nel" }, { text: "No such town" }, { text: "Nelson", country: "FR" }])(
    "finds nothing for %o",
    async (query) => {
      expect(await findPlace(query)).toBeUndefined();
    },
  );
});
