import { expect, it } from "vitest";
import { formatProfileChoice, parseProfileChoice } from "./profile-choice";

const profile = "p".repeat(43);

it.each([
  ["", {}],
  ["?tests=7,12&breed=3", { tests: [7, 12], breed: 3 }],
  ["?tests=", { tests: [] }],
  [`?profile=${profile}&save=1`, { profile, isSaving: true }],
  [`?profile=${profile}&tests=7&breed=0`, { profile, tests: [7], breed: 0 }],
])("%j is parsed and written the same", (query, choice) => {
  expect(parseProfileChoice(query)).toEqual(choice);
  expect(formatProfileChoice(choice)).toBe(query);
});

it("parseProfileChoice ignores invalid values", () => {
  expect(parseProfileChoice("?profile=../x&tests=7,7,x,-1,0,8&breed=beagle&other=1")).toEqual({
    tests: [7, 8],
  });
});
