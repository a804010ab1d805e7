import { expect, it } from "vitest";
import { parseSexWord, parseSpeciesWord } from "./animal-words";

it.each([
  ["Dog", "canine"],
  ["Hund", "canine"],
  ["Cão", "canine"],
  ["Pies", "canine"],
  ["Kätzin", undefined],
  ["chat", "feline"],
  ["Katt", "feline"],
  ["horse", undefined],
  ["", undefined],
])("the species %s is %s", (text, species) => {
  expect(parseSpeciesWord(text)).toBe(species);
});

it.each([
  ["Female", "female"],
  ["Hündin", "female"],
  ["fêmea", "female"],
  ["hembra", "female"],
  ["Rüde", "male"],
  ["mâle", "male"],
  ["samiec", "male"],
  ["Okänd", "unknown"],
  ["?", undefined],
])("the sex %s is %s", (text, sex) => {
  expect(parseSexWord(text)).toBe(sex);
});
