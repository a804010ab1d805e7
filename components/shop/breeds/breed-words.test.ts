import { afterEach, describe, expect, it } from "vitest";
import cats from "@/backend/db/seed/data/breeds-cats.json" with { type: "json" };
import dogs from "@/backend/db/seed/data/breeds-dogs.json" with { type: "json" };
import { setRequestLanguage } from "@/lib/i18n/translate";
import { coatName } from "./coat-name";
import { originName } from "./origin-name";

afterEach(() => setRequestLanguage("en"));

const rows: readonly { readonly origin?: string; readonly coat?: string }[] = [...dogs, ...cats];

describe("originName", () => {
  it("names places in the language of the page", () => {
    setRequestLanguage("de");
    expect(originName("Iran (developed in the United Kingdom)")).toBe(
      "Iran (Zuchtland: Vereinigtes Königreich)",
    );
    expect(originName("Bosnia and Herzegovina")).toBe("Bosnien und Herzegowina");
    expect(originName("England and Scotland")).toBe("England und Schottland");
    expect(originName("Narnia")).toBe("Narnia");
  });

  it("knows every place of the catalogue", () => {
    const unchanged = (["fr", "pl", "pt"] as const).map((language) => {
      setRequestLanguage(language);
      return new Set(rows.flatMap(({ origin = "" }) => (originName(origin) === origin ? origin : [])));
    });
    const inAll = [...(unchanged[0] ?? [])].filter((place) => unchanged.every((places) => places.has(place)));
    // Spelled alike in these three languages.
    expect(inAll.toSorted()).toEqual(["", "Ibiza", "Mali"]);
  });
});

describe("coatName", () => {
  it("knows every coat of the catalogue", () => {
    setRequestLanguage("de");
    expect(coatName("short/long")).toBe("kurz/lang");
    expect(rows.filter(({ coat }) => coat !== undefined && coatName(coat) === coat)).toEqual([]);
  });
});
