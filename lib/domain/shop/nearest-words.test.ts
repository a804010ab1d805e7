import { describe, expect, it } from "vitest";
import { findNearestWords } from "./nearest-words";

describe("findNearestWords", () => {
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
  ])("corrects %s from %j to %j", (typed, candidates, nearest) => {
    expect(findNearestWords(typed, candidates)).toEqual(nearest);
  });
});
