import { expect, it } from "vitest";
import { readUses } from "./uses.mjs";

it("the CSV for translators names the files that show each text", () => {
  expect(readUses()("shop/breeds.json", "coats.rex")).toEqual(["components/shop/breeds/coat-name.ts"]);
});
