import { expect, it } from "vitest";
import { nearestOf } from "./nearest";

it.each([
  ["labradore", ["labradoodle", "labradors", "labrador"], ["labradors", "labrador"]],
  ["persain", ["per", "persian", "pain"], ["persian"]],
  ["dachshound", ["dachshund", "hound"], ["dachshund"]],
  ["bengle", ["bengal", "beagle", "bent"], ["beagle", "bengal"]],
  ["abcd", ["abce", "abcf", "bcde"], ["abce", "abcf"]],
  ["abc", ["abd"], []],
  ["chiuaua", ["chihuahua"], ["chihuahua"]],
  ["mane", ["person"], []],
  ["anything", [], []],
])("%s of %j is %j", (typed, alike, nearest) => {
  expect(nearestOf(typed, alike)).toEqual(nearest);
});
