import { expect, it } from "vitest";
import { readUses } from "./uses.mjs";

it("a text for translators comes with the files that show it", () => {
  expect(readUses()("shop/breeds.json", "coats.rex")).toEqual(["components/shop/breeds/coat-name.ts"]);
});
